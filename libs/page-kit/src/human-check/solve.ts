import { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { createDeriveKey } from './derive-key.ts'

/**
 * Solves the server's proof of work; the page goes on answering meanwhile. A module of its own, so that its code is
 * loaded only where it is needed.
 *
 * @returns what the server verifies: challenge and solution as JSON, in Base64.
 * @throws when the challenge is of another kind, or is not solved within 90 seconds.
 */
export async function solve(challenge: Record<string, unknown>): Promise<string> {
  const solution = await solveChallenge({
    challenge: challenge as unknown as Challenge,
    deriveKey: createDeriveKey(),
  })
  if (!solution) throw new Error('The proof of work took too long')
  return toBase64(JSON.stringify({ challenge, solution }))
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
