/** A page's own address: its shortcut, else the one that every page has. Without a leading `/`. */
export function linkPath({ id, kind, url }: { id: number; kind: string; url: string }): string {
  return url || `pages/${kind}/${id}`
}
