/** The part of opentype.js that is used here; it brings no types of its own. */
declare module 'opentype.js' {
  export interface Glyph {
    /** In units of the font. */
    advanceWidth: number
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string }
  }

  export interface Font {
    unitsPerEm: number
    /** 0 for a character that the font does not have. */
    charToGlyphIndex(character: string): number
    charToGlyph(character: string): Glyph
    /** In units of the font. */
    getKerningValue(left: Glyph, right: Glyph): number
  }

  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
