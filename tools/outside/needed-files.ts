import { matchesGlob } from 'node:path'

/** What no author's command reads. In a copy it would count as read, and each change of it would ask for all of the way again. */
const unneeded = [
  '.ci/**',
  '.dockerignore',
  '.oxlintrc.json',
  'CONTRIBUTING.md',
  'Dockerfile',
  'apps/{e2e,kind-journeys}/{*.md,playwright.config.ts,project.json}',
  'apps/{e2e,kind-journeys}/src/**',
  'compose.yaml',
  'docs/{decisions,pictures}/**',
  'docs/guides/deploy/**',
  'docs/**/*.md',
  'tools/*.test.ts',
  'tools/*/*.test.ts',
  'tools/{checks,cluster,lint,release}/*.json',
  'tools/storybook/**/*.{md,mdx,css,ts,tsx}',
  'tools/{image,kit}/**',
  'tools/storybook/project.json',
  'tools/visual/**',
]

/** What is needed of `unneeded` all the same. */
const exceptions = [
  'docs/guides/{add-a-section-type,settings-events-and-jobs,write-a-page-kind}.md',
  'docs/reference/*',
]

/**
 * Whether a file is in the copy of the checkout in which an author's way is gone.
 *
 * @param path from the top folder.
 */
export function isNeeded(path: string): boolean {
  const isIn = (globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob))
  return isIn(exceptions) || !isIn(unneeded)
}
