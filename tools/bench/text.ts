const sentences = [
  'The path leaves the village by the old bridge and climbs through beech woods to the first pasture.',
  'From there the view opens to the south, where on clear mornings the snow of the high range shows.',
  'Take enough water, for the springs above the tree line are dry from the middle of summer on.',
  'The hut has twelve beds, a stove and a porch on which everyone may rest.',
  'Whoever stays overnight writes into the book, sweeps the floor and leaves wood for the next.',
]

/** HTML of a page of about 600 words under headings, with one picture. */
export function longText(picture: string): string {
  const words = (text: string) => text.split(/\s+/).length
  let html = `<h1>The walk over the ridge</h1><p><img src="${picture}" alt="A mountain ridge" width="1200" height="520"></p>`
  let count = 5
  for (let part = 1; count < 600; part++) {
    html += `<h2>Part ${part}</h2>`
    for (let paragraph = 0; paragraph < 2; paragraph++) {
      const text = sentences.map((_, index) => sentences[(index + part + paragraph) % sentences.length]).join(' ')
      html += `<p>${text}</p>`
      count += words(text)
    }
  }
  return html
}

/** What searches are measured with: one word that every page says, and one that few do. */
export const searched = { common: 'village', rare: 'quartz' }

/** Pages between two that say the rare word. */
const rareEvery = 250

/** Some words of the page of this number, different from all others. */
export function searchText(number: number): string {
  const rare = number % rareEvery === 0 ? `, where ${searched.rare} is found` : ''
  const [first, second] = [0, 1].map((shift) => sentences[(number + shift) % sentences.length])
  return `Walk ${number} begins in the ${searched.common} of Valley${number % 97}${rare}. ${first} ${second}`
}
