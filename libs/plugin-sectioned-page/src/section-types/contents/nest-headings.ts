import type { Heading } from '../section-type.ts'

/** A heading with those below it. */
export interface HeadingBranch extends Heading {
  below: HeadingBranch[]
}

/** Headings as a tree of so many levels; a page whose highest heading is a `h2` begins there. */
export function nestHeadings(headings: readonly Heading[], levels: number): HeadingBranch[] {
  const highest = Math.min(...headings.map(({ level }) => level))
  const top: HeadingBranch[] = []
  const open: HeadingBranch[] = []
  for (const heading of headings) {
    if (heading.level >= highest + levels) continue
    const branch = { ...heading, below: [] }
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop()
    const siblings = open.at(-1)?.below ?? top
    siblings.push(branch)
    open.push(branch)
  }
  return top
}
