/** What a landscape looks like. */
export interface Landscape {
  light: 'dawn' | 'noon' | 'dusk' | 'mist'
  seed: number
  front?: 'lake' | 'forest'
}

interface Palette {
  sky: [string, string, string]
  far: string
  near: string
  sun: string
}

interface Size {
  width: number
  height: number
}

type Random = () => number

/** Colours of a time of day: sky from above to the horizon, the farthest ridge, the nearest, and the sun. */
const palettes: Record<Landscape['light'], Palette> = {
  dawn: { sky: ['#39548c', '#d98f86', '#f8d9a8'], far: '#a88a9d', near: '#232a44', sun: '#fff1cf' },
  noon: { sky: ['#3f83c4', '#8fc0e6', '#e2f0f7'], far: '#9dbccf', near: '#1f4a3d', sun: '#ffffff' },
  dusk: { sky: ['#1d2450', '#7b4a7e', '#ec9a6c'], far: '#7d5f86', near: '#15182e', sun: '#ffd9a0' },
  mist: { sky: ['#b9c8d0', '#d5dfe3', '#eef1f0'], far: '#bccad0', near: '#3e5a5f', sun: '#ffffff' },
}

/**
 * A mountain landscape as SVG: ridges one behind the other, and a lake or a forest in front. The same options give the
 * same picture.
 *
 * @param size in pixels.
 */
export function landscape({ light, seed, front }: Landscape, size: Size): string {
  const { width, height } = size
  const { sky, far, near, sun } = palettes[light]
  const random = randomFrom(seed)
  const ridges = [0.42, 0.52, 0.62, 0.73, 0.85].map((place, index, { length }) => {
    const colour = mix(far, near, index / (length - 1))
    const rise = (0.3 - index * 0.045) * height
    return `<path fill="${colour}" d="${ridge(random, { ...size, base: place * height, rise })}"/>`
  })
  const shown = front === 'lake' ? ridges.slice(0, 3) : ridges
  const stops = sky.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join('')
  const at = { x: (0.2 + random() * 0.6) * width, y: 0.3 * height }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="${sun}"/><stop offset="0.12" stop-color="${sun}" stop-opacity="0.4"/>
<stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height * 0.7}" fill="url(#sky)"/>
<rect y="${height * 0.69}" width="${width}" height="${height * 0.31}" fill="${near}"/>
<circle cx="${at.x}" cy="${at.y}" r="${height * 0.34}" fill="url(#sun)"/>
${shown.join('\n')}
${front === 'lake' ? lake(size, { sky, near, far }) : ''}${front === 'forest' ? forest(random, size, near) : ''}
</svg>`
}

/** A line of hills by the midpoints' displacement, closed at the bottom. */
function ridge(random: Random, { width, height, base, rise }: Size & { base: number; rise: number }) {
  let heights = [0.3 * random(), 0.3 * random()]
  for (let step = 0, spread = 1; step < 8; step++, spread *= 0.52) {
    heights = heights.flatMap((each, index) => {
      const next = heights[index + 1]
      return next === undefined ? [each] : [each, (each + next) / 2 + (random() - 0.42) * spread]
    })
  }
  const points = heights.map((each, index) => {
    const x = (index / (heights.length - 1)) * width
    return `${x.toFixed(1)} ${(base - Math.max(each, -0.2) * rise).toFixed(1)}`
  })
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`
}

function lake({ width, height }: Size, { sky, near, far }: Omit<Palette, 'sun'>) {
  const shore = 0.68 * height
  const glints = Array.from({ length: 16 }, (_, index) => {
    const y = shore + 8 + index * index * 0.9
    const x = ((index * 37) % 60) / 100
    return `<rect x="${(x * width).toFixed(0)}" y="${y.toFixed(0)}" width="${(0.3 * width).toFixed(0)}" height="${2 + index / 6}" rx="2" fill="${sky[2]}" opacity="0.22"/>`
  })
  return `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${mix(sky[1], far, 0.5)}"/>
<rect y="${shore}" width="${width}" height="${height * 0.05}" fill="${near}" opacity="0.28"/>${glints.join('')}
<path fill="${near}" d="M0 ${height}V${0.86 * height}Q${0.2 * width} ${0.84 * height} ${0.42 * width} ${height}Z"/>`
}

function forest(random: Random, { width, height }: Size, colour: string) {
  const trees = Array.from({ length: 90 }, (_, index) => {
    const [x, tall] = [(index / 89) * width + (random() - 0.5) * 20, (0.1 + random() * 0.12) * height]
    const [foot, half] = [height * (0.96 + random() * 0.06), tall * 0.2]
    return `M${(x - half).toFixed(1)} ${foot.toFixed(1)}L${x.toFixed(1)} ${(foot - tall).toFixed(1)}L${(x + half).toFixed(1)} ${foot.toFixed(1)}Z`
  })
  return `<path fill="${mix(colour, '#000000', 0.35)}" d="${trees.join('')}M0 ${height}V${0.93 * height}H${width}V${height}Z"/>`
}

/** Between two colours `#rrggbb`; 0 is the first. */
function mix(from: string, to: string, part: number) {
  const channel = (colour: string, place: number) => Number.parseInt(colour.slice(place, place + 2), 16)
  const mixed = [1, 3, 5].map((place) => Math.round(channel(from, place) * (1 - part) + channel(to, place) * part))
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
