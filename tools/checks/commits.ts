/** As `git log` shows them in most places without cutting them off. */
const maxSubjectLength = 72

/** Of https://www.conventionalcommits.org, those that are used here. */
const types = ['build', 'ci', 'chore', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']

const form = new RegExp(`^(?:${types.join('|')})(?:\\([\\w-]+\\))?!?: \\S`)

/** The rule is as old as this; until the first release after it, these commits are judged. */
const ruleSince = '2026-11-27T13:00:00Z'

export interface Commit {
  hash: string
  subject: string
}

/** Runs git in the repository. @returns what it wrote. @throws where it fails. */
export type Git = (...args: string[]) => string

/**
 * The commits since the last release, merges aside: since the newest tag where there is one that is younger than the rule.
 * None where this is no clone, such as an unpacked archive.
 */
export function readCommits(git: Git): Commit[] {
  if (attempt(() => git('rev-parse', '--git-dir')) === undefined) return []
  const tag = attempt(() => git('describe', '--tags', '--abbrev=0'))?.trim()
  const range = tag ? [`${tag}..HEAD`] : []
  const lines = git('log', '--no-merges', `--since=${ruleSince}`, '--format=%h %s', ...range)
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
}

/** What is wrong with a subject; undefined for one that is fine. */
export function judgeSubject(subject: string): string | undefined {
  if (subject.length > maxSubjectLength) return `${subject.length} characters: ${maxSubjectLength} at most`
  if (!form.test(subject)) return `begin with a type, such as “feat(server): …” or “docs: …”: ${types.join(', ')}`
  return undefined
}

function attempt(run: () => string): string | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
