/**
 * The JPEG and PNG pictures of a piece of rich text format, in their order: Word's HTML names files on a disk that no
 * browser can read, and the bytes are here. Of a picture that is there twice, for older programs too, the first counts.
 */
export function picturesInRtf(rtf: string): File[] {
  const files: File[] = []
  const older = /\{\\nonshppict\b/g
  const skipped = [...rtf.matchAll(older)].map(({ index }) => [index, endOfGroup(rtf, index)] as const)
  for (const { index } of rtf.matchAll(/\{\\pict\b/g)) {
    if (skipped.some(([from, to]) => from < index && index < to)) continue
    const group = rtf.slice(index, endOfGroup(rtf, index))
    const kind = /\\(png|jpeg)blip\b/.exec(group)?.[1]
    const hex = /([\da-f\s]{32,})\}$/i.exec(group)?.[1]?.replace(/\s/g, '')
    if (!kind || !hex) continue
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    const ending = kind === 'png' ? 'png' : 'jpg'
    files.push(new File([bytes], `picture-${files.length + 1}.${ending}`, { type: `image/${kind}` }))
  }
  return files
}

/** Where the group ends that begins at a place. */
function endOfGroup(rtf: string, start: number): number {
  let depth = 0
  for (let at = start; at < rtf.length; at++) {
    if (rtf[at] === '\\') at++
    else if (rtf[at] === '{') depth++
    else if (rtf[at] === '}' && --depth === 0) return at + 1
  }
  return rtf.length
}
