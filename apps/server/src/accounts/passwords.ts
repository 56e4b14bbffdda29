import { hash, verify } from '@node-rs/argon2'
import { fail } from '../errors.ts'

/** Argon2id, the library's default, as OWASP's password storage sheet asks: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Beyond these a login is turned away at once: hashing may not take the machine down. */
const limits = { running: 2, waiting: 64 }

/** Of no password at all: verified against when there is no account, so that the answer takes as long. */
let decoy: Promise<string> | undefined

/** One piece of work after the other, a few at a time. */
function createQueue() {
  let running = 0
  const waiting: (() => void)[] = []

  return async function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) fail('busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const queue = createQueue()

/** The PHC text to store of a password. The password is taken in its composed form, as keyboards differ. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password.normalize('NFKC'), parameters))
}

/** True if the password has that hash. Without a hash it takes as long and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no password has this hash', parameters)
  const against = stored ?? (await decoy)
  const matches = await queue(() => verify(against, password.normalize('NFKC')))
  return matches && stored !== null
}
