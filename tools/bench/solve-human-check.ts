import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'

/** Does the work that the site asks of a visitor. @returns the token to send with the call. */
export async function solveHumanCheck(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/1/public/human-check.json.php`)
  const { challenge } = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
