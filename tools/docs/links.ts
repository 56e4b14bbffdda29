/** The relative targets of the links and pictures of a Markdown text, code left out. */
export function findLinks(markdown: string): string[] {
  const prose = withoutFences(markdown).replace(/`[^`\n]*`/g, '')
  const inMarkdown = [...prose.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)]
  const inHtml = [...prose.matchAll(/<[a-z]+\s[^>]*?\b(?:href|src|srcset)="([^"\s]+)"/g)]
  return [...inMarkdown, ...inHtml]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/\/)/i.test(target))
}

/** The paths of the project's files and folders that a Markdown text names in backticks, from the top folder. */
export function findPaths(markdown: string): string[] {
  const named = [...withoutFences(markdown).matchAll(/`((?:apps|libs|tools|docs|\.ci)\/[\w./-]+)`/g)]
  return named.map(([, path = '']) => path)
}

/** The anchors of a Markdown text's headings, as GitHub makes them. */
export function headingAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const base = heading
      .replaceAll(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    let anchor = base
    for (let count = 1; anchors.has(anchor); count++) anchor = `${base}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

function withoutFences(markdown: string) {
  return markdown.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1 *$/gm, '')
}
