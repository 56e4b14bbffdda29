/** What remains of a colour without its lightness: its direction in OKLab, as long as its chroma. */
export interface Hue {
  a: number
  b: number
}

type Channels = readonly [red: number, green: number, blue: number]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Hue and chroma of a colour written `#rrggbb` (OKLab: Björn Ottosson, bottosson.github.io/posts/oklab). */
export function hueOf(color: string): Hue {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`A colour of the theme is written #rrggbb, not ${color}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** Linear light of the colour of OKLab lightness 1 in this direction. */
function fullLight(a: number, b: number): Channels {
  const long = (1 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (1 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (1 - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/**
 * The colour of this hue that is as bright as the gray of OKLab lightness `lightness` (0 to 1), written `#rrggbb`.
 * Contrast in WCAG's sense depends on brightness alone, so two tones have the same contrast in every hue. `vividness`
 * is a share of the hue's own chroma; what no screen can show at that brightness gets as vivid as it can be.
 */
export function tone({ a, b }: Hue, lightness: number, vividness = 1): string {
  const brightness = lightness ** 3
  // Lightness scales all of OKLab's cube roots alike, so brightness needs no search, only what fits the screen does.
  const at = (share: number) => {
    const saturation = (share * vividness) / lightness
    const [red, green, blue] = fullLight(a * saturation, b * saturation)
    const scale = brightness / (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return [red * scale, green * scale, blue * scale]
  }
  const fits = (light: number[]) => light.every((channel) => channel > -0.0001 && channel < 1.0001)
  let share = 1
  let least = 0
  if (!fits(at(1)))
    for (let step = 1 / 2; step > 1 / 512; step /= 2) {
      share = least + step
      if (fits(at(share))) least = share
    }
  return `#${at(share === 1 ? 1 : least)
    .map((light) => Math.round(255 * encoded(Math.min(1, Math.max(0, light)))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}
