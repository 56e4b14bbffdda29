// node tools/checks/commit-subjects.ts
// Ends with 1 where a commit since the last release has a subject that is too long, or of no known type.
import { execFileSync } from 'node:child_process'
import { root } from '../setup/root.mjs'
import { judgeSubject, readCommits } from './commits.ts'

const problems = readCommits((...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
).flatMap(({ hash, subject }) => {
  const problem = judgeSubject(subject)
  return problem ? [`${hash} ${subject}\n  ${problem}`] : []
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
