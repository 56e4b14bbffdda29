import type { Landscape } from './landscape.ts'

/** The site of the README's pictures: a walking club, as such a club would have it after a year. */
export const photos: readonly (Landscape & { name: string; caption: string })[] = [
  { name: 'Tarn Saddle at dawn.jpg', caption: 'Tarn Saddle at dawn', light: 'dawn', seed: 3 },
  { name: 'Lake circuit.jpg', caption: 'Half way round the lake', light: 'noon', seed: 5, front: 'lake' },
  { name: 'Last light.jpg', caption: 'Last light above the bush', light: 'dusk', seed: 8, front: 'forest' },
  { name: 'Mist in the valley.jpg', caption: 'Mist in the valley', light: 'mist', seed: 11, front: 'forest' },
  { name: 'Ridge traverse.jpg', caption: 'The ridge traverse', light: 'noon', seed: 21 },
  { name: 'Hut at sunrise.jpg', caption: 'The lake below the hut at sunrise', light: 'dawn', seed: 17, front: 'lake' },
  { name: 'Evening at the hut.jpg', caption: 'Evening at the hut', light: 'dusk', seed: 4, front: 'lake' },
  { name: 'Winter morning.jpg', caption: 'A winter morning', light: 'mist', seed: 9 },
]

/** The text of the start page; `photo` is the address of the first picture. */
export function homeText(photo: string): string {
  return `<h1>Out on the hills, together</h1>
<p>Every second weekend we meet, share cars, and walk for a day or two. Newcomers are welcome on every walk that is marked <em>easy</em>; bring boots, a warm layer and something to eat.</p>
<p><img src="${photo}" alt="Tarn Saddle at dawn, ridge behind ridge" width="1600" height="680"></p>
<h2>The next walks</h2>
<table><thead><tr><th>When</th><th>Where</th><th>How hard</th></tr></thead><tbody><tr><td>7 March</td><td><a href="/lake-circuit">Lake circuit</a></td><td>easy</td></tr><tr><td>21–22 March</td><td><a href="/ridge-traverse">Ridge traverse</a>, with a night at the hut</td><td>medium</td></tr><tr><td>29 March</td><td>Forest paths with children</td><td>easy</td></tr></tbody></table>
<h2>Wardens wanted</h2>
<p>The hut needs people who look after it for a week. We train you: first aid, radio, stove and water. <a href="/contact">Write to us</a> by the end of the month.</p>`
}

export const walks = [
  {
    title: 'Lake circuit',
    url: 'lake-circuit',
    text: '<h1>Lake circuit</h1><p>Twelve kilometres on good paths, a swim for the brave, cake at the end. Three hours of walking and as many of resting.</p><h2>How to get there</h2><p>We meet at the club room at eight and share cars to the end of the road.</p>',
  },
  {
    title: 'Ridge traverse',
    url: 'ridge-traverse',
    text: '<h1>Ridge traverse</h1><p>Two days along the edge of the valley, with a night at the hut.</p><h2>What to bring</h2><ul><li>boots and a rain jacket</li><li>a sleeping bag and a torch</li><li>food for two days</li></ul>',
  },
]

/** A label with the shortcut that it leads to; '' is a heading. */
export interface MenuEntry {
  label: string
  page: string
  children?: readonly MenuEntry[]
}

export const menu: readonly MenuEntry[] = [
  { label: 'Home', page: 'home' },
  {
    label: 'Walks',
    page: 'walks',
    children: [
      {
        label: 'This autumn',
        page: '',
        children: [
          { label: 'Lake circuit', page: 'lake-circuit' },
          { label: 'Ridge traverse', page: 'ridge-traverse' },
        ],
      },
      { label: 'All walks', page: 'walks' },
    ],
  },
  { label: 'Our hut', page: 'hut', children: [{ label: 'Training', page: 'training' }] },
  { label: 'About us', page: 'about' },
  { label: 'Contact', page: 'contact' },
]

export const system = {
  name: 'Hut wardens',
  states: ['Applied', 'In training', 'Warden'],
  stages: ['First aid', 'Radio', 'Stove', 'Water', 'Bookings', 'Night watch'],
}

/** Who is trained: the place of the state, and of each stage with the day that it was completed on. */
export const wardens = [
  { name: 'Anna Berg', email: 'anna@example.org', state: 2, done: [0, 1, 2, 3, 4, 5], hours: 7 },
  { name: 'Bea Cole', email: 'bea@example.org', state: 2, done: [0, 1, 2, 3, 4, 5], hours: 6 },
  { name: 'Carl Dunn', email: 'carl@example.org', state: 1, done: [0, 1, 3], hours: 4 },
  { name: 'Daria Evers', email: 'daria@example.org', state: 1, done: [0, 2, 3, 4], hours: 5 },
  { name: 'Emeka Frost', email: 'emeka@example.org', state: 1, done: [0, 1], hours: 3 },
  { name: 'Finn Gray', email: 'finn@example.org', state: 0, done: [], hours: 0 },
  { name: 'Hana Ito', email: 'hana@example.org', state: 1, done: [0, 1, 2, 3, 4], hours: 5 },
  { name: 'Ivan Jones', email: 'ivan@example.org', state: 0, done: [0], hours: 2 },
]
