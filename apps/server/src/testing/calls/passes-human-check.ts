import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Challenge } from 'altcha-lib/types'
import type { TestServer } from '../test-server.ts'

/** What a browser sends after it did the site's proof of work: challenge and solution as JSON, in Base64. */
export async function passesHumanCheck(server: TestServer): Promise<string> {
  const { challenge } = (await server.call('GET public/human-check.json.php')).json() as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
