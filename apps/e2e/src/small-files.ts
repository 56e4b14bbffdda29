import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const join = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))

function uint(value: number, bytes: number, order: 'big' | 'little' = 'little'): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (order === 'little') buffer.writeUIntLE(value, 0, bytes)
  else buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A box of MP4, HEIC, AVIF and JPEG 2000: its length, its name, its content. */
const box = (name: string, ...content: (string | Buffer)[]) =>
  join(uint(8 + join(...content).length, 4, 'big'), name, ...content)

/** A chunk of RIFF: WAV, AVI, WebP. */
const riff = (kind: string, ...chunks: Buffer[]) => join('RIFF', uint(4 + join(...chunks).length, 4), kind, ...chunks)
const riffChunk = (name: string, content: Buffer) => join(name, uint(content.length, 4), content)

function pngChunk(name: string, content: Buffer): Buffer {
  const body = join(name, content)
  return join(uint(content.length, 4, 'big'), body, uint(crc32(body), 4, 'big'))
}

function png(...before: Buffer[]): Buffer {
  const header = join(uint(4, 4, 'big'), uint(4, 4, 'big'), hex('08 00 00 00 00'))
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(20)))
  return join(hex('89504e470d0a1a0a'), pngChunk('IHDR', header), ...before, data, pngChunk('IEND', Buffer.alloc(0)))
}

/** An element of Matroska and WebM. */
const ebml = (id: string, ...content: (string | Buffer)[]) =>
  join(hex(id), Buffer.from([0x80 + join(...content).length]), ...content)
const matroska = (kind: string) =>
  join(ebml('1a45dfa3', ebml('4286', hex('01')), ebml('4282', kind)), ebml('18538067', Buffer.alloc(64)))

/** Files as ZIP keeps them, the list of them at the end. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const sizes = [uint(crc32(text), 4), uint(packed.length, 4), uint(text.length, 4), uint(name.length, 2), uint(0, 2)]
    const start = uint(join(...parts).length, 4)
    parts.push(join('PK\x03\x04', hex('1400 0000 0800 0000 2158'), ...sizes, name, packed))
    list.push(join('PK\x01\x02', hex('1400 1400 0000 0800 0000 2158'), ...sizes, Buffer.alloc(10), start, name))
  }
  const count = uint(list.length, 2)
  const end = [Buffer.alloc(4), count, count, uint(join(...list).length, 4), uint(join(...parts).length, 4), uint(0, 2)]
  return join(...parts, ...list, 'PK\x05\x06', ...end)
}

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

function tar(name: string, text: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(name)
  header.write('0000644\0' + '0000000\0'.repeat(2) + text.length.toString(8).padStart(11, '0') + '\0', 100)
  header.write('00000000000\0        0', 136)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(sum.toString(8).padStart(6, '0') + '\0 ', 148)
  return join(header, text, Buffer.alloc(1536 - text.length))
}

/** A TIFF of one pixel that tells a latitude. */
function tiff(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) =>
    join(uint(tag, 2), uint(type, 2), uint(count, 4), uint(value, 4))
  const picture = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 200],
    [278, 1],
    [279, 1],
  ] as const
  const entries = [...picture.map(([tag, value]) => entry(tag, 3, 1, value)), entry(0x8825, 4, 1, 130)]
  const first = join(uint(entries.length, 2), ...entries, uint(0, 4))
  const place = join(uint(2, 2), entry(1, 2, 2, 0x53), entry(2, 5, 3, 160), uint(0, 4))
  const degrees = join(...[41, 17, 0].flatMap((part) => [uint(part, 4), uint(1, 4)]))
  const whole = Buffer.alloc(204)
  for (const [at, part] of [
    [0, join('II*\0', uint(8, 4))],
    [8, first],
    [130, place],
    [160, degrees],
  ] as const)
    part.copy(whole, at)
  return whole
}

const brands = (brand: string, ...content: Buffer[]) => join(box('ftyp', brand, uint(0, 4), brand, 'mif1'), ...content)
const meta = box(
  'meta',
  uint(0, 4),
  box('hdlr', uint(0, 8 - 2), Buffer.alloc(2), 'pict', Buffer.alloc(13)),
  box('idat', '0'),
)
const film = [box('moov', box('mvhd', Buffer.alloc(100))), box('mdat', Buffer.alloc(64))]

function oggPage(content: Buffer): Buffer {
  return join('OggS', hex('00 02'), Buffer.alloc(20), hex('01'), Buffer.from([content.length]), content)
}

const jpeg = join(
  hex('ffd8 ffe0 0010'),
  'JFIF\0',
  hex('0101 0000 0100 0100 00'),
  hex('ffdb 0043 00'),
  Buffer.alloc(64, 1),
  hex('ffc0 000b 08 0001 0001 01 01 11 00'),
  hex('ffc4 0014 00 01'),
  Buffer.alloc(15),
  hex('00 ffc4 0014 10 01'),
  Buffer.alloc(15),
  hex('00'),
  hex('ffda 0008 01 01 00 00 3f 00 3f ffd9'),
)

/** Small files of the formats that people upload, each with what tells its type. */
export const smallFiles: Readonly<Record<string, Buffer>> = {
  'hut.jpg': jpeg,
  'hut.png': png(),
  'moving.png': png(pngChunk('acTL', join(uint(1, 4, 'big'), uint(0, 4)))),
  'hut.gif': hex(
    '474946383961 0100 0100 80 00 00 000000 ffffff 21f904 01 00 00 00 00 2c 0000 0000 0100 0100 00 02 02 44 01 00 3b',
  ),
  'hut.webp': riff('WEBP', riffChunk('VP8L', hex('2f 00 00 00 10 07 10 11 11 88 88 fe 07 00'))),
  'hut.avif': brands('avif', meta, box('mdat', Buffer.alloc(40))),
  'hut.heic': brands('heic', meta, box('mdat', Buffer.alloc(40))),
  'hut.tif': tiff(),
  'hut.svg': ascii(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4"/></svg>',
  ),
  'hut.jp2': join(box('jP  ', hex('0d0a870a')), box('ftyp', 'jp2 ', uint(0, 4), 'jp2 '), box('jp2h', Buffer.alloc(22))),
  'hut.jxl': join(box('JXL ', hex('0d0a870a')), box('ftyp', 'jxl ', uint(0, 4), 'jxl '), box('jxlc', Buffer.alloc(20))),
  'hut.psd': join('8BPS', hex('0001'), Buffer.alloc(6), hex('0003 00000001 00000001 0008 0003'), Buffer.alloc(14)),
  'map.pdf': ascii('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  'walk.mp4': join(box('ftyp', 'isom', uint(0, 4), 'isommp42'), ...film),
  'walk.mov': join(box('ftyp', 'qt  ', uint(0, 4), 'qt  '), ...film),
  'walk.webm': matroska('webm'),
  'walk.mkv': matroska('matroska'),
  'walk.avi': riff('AVI ', riffChunk('LIST', Buffer.alloc(64))),
  'walk.wmv': join(
    hex('3026b2758e66cf11a6d900aa0062ce6c'),
    uint(120, 6),
    hex('0000 01000000 0102'),
    hex('9107dcb7b7a9cf118ee600c00c205365'),
    uint(90, 6),
    uint(0, 2),
    hex('c0ef19bc4d5bcf11a8fd00805f5c442b'),
    Buffer.alloc(60),
  ),
  'talk.mp3': join('ID3', hex('0400 0000 0000 0a'), Buffer.alloc(10), hex('fffb 9064'), Buffer.alloc(120)),
  'talk.ogg': oggPage(join('\x01vorbis', Buffer.alloc(23))),
  'talk.opus': oggPage(join('OpusHead', hex('01 02'), Buffer.alloc(9))),
  'talk.flac': join('fLaC', hex('80 00 00 22'), Buffer.alloc(34)),
  'talk.wav': riff(
    'WAVE',
    riffChunk('fmt ', hex('0100 0100 401f0000 401f0000 0100 0800')),
    riffChunk('data', Buffer.alloc(20)),
  ),
  'all.zip': zip({ 'hut.txt': 'A hut', 'map.txt': 'A map' }),
  'all.docx': zip({
    '[Content_Types].xml': `<Types><Override ContentType="${wordDocument}"/></Types>`,
    'word/document.xml': '<x/>',
  }),
  'all.odt': zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  'all.epub': zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<x/>' }),
  'all.jar': zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'A.class': 'x' }),
  'all.tar': tar('hut.txt', 'A hut'),
  'all.tar.gz': gzipSync(tar('hut.txt', 'A hut')),
  'all.bz2': join('BZh9', hex('314159265359'), Buffer.alloc(30)),
  'all.xz': join(hex('fd377a585a00 0004 e6d6b446'), Buffer.alloc(30)),
  'all.7z': join(hex('377abcaf271c 0004'), Buffer.alloc(24)),
  'all.rar': join('Rar!', hex('1a07 0100'), Buffer.alloc(30)),
  'all.deb': join('!<arch>\n', 'debian-binary   ', '1700000000  0     0     100644  4         `\n', '2.0\n'),
  'text.woff2': join('wOF2', hex('00010000'), uint(60, 4, 'big'), Buffer.alloc(48)),
  'text.xml': ascii('<?xml version="1.0" encoding="UTF-8"?><huts><hut/></huts>'),
  'text16.xml': Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><huts/>', 'utf16le'),
  'text.txt': Buffer.from('H\u016Bts of the ranges \u{1F3D4}'),
  'text.doc': join(hex('d0cf11e0a1b11ae1'), Buffer.alloc(600)),
  'data.sqlite': join('SQLite format 3\0', Buffer.alloc(100)),
}
