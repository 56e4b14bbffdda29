import { fileUrl, type LinkButton } from '@sitewright/api-client/contract'
import { starterForm } from './starter-form.ts'

interface StarterFile {
  name: string
  caption: string
  type: string
  /** Px. */
  width: number
  height: number
}

/** In the order of their ids: the fifth is the icon. */
export const starterFiles: readonly StarterFile[] = [
  { name: 'ridge.svg', caption: 'Ridge at first light', type: 'image/svg+xml', width: 1200, height: 520 },
  { name: 'hut.svg', caption: 'The hut by the lake', type: 'image/svg+xml', width: 1200, height: 520 },
  { name: 'logo-large.svg', caption: '', type: 'image/svg+xml', width: 260, height: 48 },
  { name: 'logo-small.svg', caption: '', type: 'image/svg+xml', width: 48, height: 48 },
  { name: 'icon.svg', caption: '', type: 'image/svg+xml', width: 64, height: 64 },
]

export const starterSettings = {
  SiteTitle: 'Ridgeline Walking Club',
  SiteMetaDescription: 'Walks, huts and news of a small club that goes outdoors together.',
  SiteMetaKeywords: 'walking, huts, club',
  SiteLogoLarge: 3,
  SiteLogoSmall: 4,
  SiteFavicon: 5,
}

export const starterLinks: readonly LinkButton[] = [
  { IconSet: 'fas', Icon: 'envelope', Url: 'mailto:hello@example.org', Tooltip: 'Write to us' },
]

export const starterMenu = [
  { label: 'Home', page: 'home' },
  { label: 'Walks', page: 'walks' },
  { label: 'Our hut', page: 'hut' },
  { label: 'About us', page: 'about' },
  { label: 'Contact', page: 'contact' },
] as const

/** A section of a sectioned page, where nothing else is said. */
const section = { widthpercent: '', heightpercent: '', margins: '', float: 'none', hidden: false, Shadow: false }
const hutPlace = { lat: -35.2827, lng: 174.091 }

const hutSections = [
  {
    ...section,
    sectionType: 'text',
    config: {
      Content: `<h1>Our hut</h1>
<p>Twelve beds, a stove and the best porch in the valley: the hut stands beside the lake, an hour's walk from the car park.</p>`,
    },
  },
  {
    ...section,
    sectionType: 'image',
    widthpercent: 50,
    float: 'right',
    margins: '4 0 12 20',
    Shadow: true,
    config: {
      ImageId: 2,
      ImageWidth: 1200,
      ImageHeight: 520,
      HoverText: 'The hut by the lake',
      Gallery: true,
    },
  },
  {
    ...section,
    sectionType: 'text',
    config: {
      Content: `<h2>Staying the night</h2>
<p>Members book the hut for themselves and their guests; everyone may rest on the porch. There are pots, plates and firewood. Bring a sleeping bag, food and a torch, and take your rubbish home.</p>
<h2>Getting there</h2>
<p>Leave the car where the road ends and follow the yellow marks along the lake. The path is easy, and muddy after rain.</p>`,
    },
  },
  {
    ...section,
    sectionType: 'google-map',
    config: {
      Zoom: 14,
      Centre: hutPlace,
      Markers: [
        { Title: 'Our hut', Position: hutPlace },
        { Title: 'Car park at the end of the road', Position: { lat: -35.2891, lng: 174.0846 } },
      ],
    },
  },
]

interface StarterPage {
  kind: string
  title: string
  url: string
  /** Some contents name the administrator's address. */
  content: string | ((adminEmail: string) => string)
}

export const starterPages: readonly StarterPage[] = [
  {
    kind: 'single-page',
    title: 'Home',
    url: 'home',
    content: `<h1>Out on the hills, together</h1>
<p>We are a small walking club. Every second weekend we meet, share cars, and walk for a day or two. Newcomers are welcome on every walk that is marked <em>easy</em>; bring boots, a warm layer and something to eat.</p>
<p><img src="${fileUrl(1)}" alt="A mountain ridge in the first light of the morning" width="1200" height="520"></p>
<h2>The next walks</h2>
<table><thead><tr><th>When</th><th>Where</th><th>How hard</th></tr></thead><tbody><tr><td>First Saturday</td><td>Lake circuit</td><td>easy</td></tr><tr><td>Third weekend</td><td>Ridge traverse with a night at the hut</td><td>medium</td></tr><tr><td>Last Sunday</td><td>Forest paths with children</td><td>easy</td></tr></tbody></table>
<p>All of them are described on the page <a href="/walks">Walks</a>.</p>
<h2>Our hut</h2>
<p>The hut has twelve beds, a stove and the best porch in the valley. Members book it for themselves and their guests; everyone may rest on the porch.</p>
<blockquote><p>We came for the view and stayed for the people.</p></blockquote>
<h2>This site is yours now</h2>
<p>These pages are an example. Sign in at the top right, open <strong>Page Manager</strong> in the settings menu, and edit or delete whatever you like: the pages, the pictures, the menu and the name of the site.</p>`,
  },
  {
    kind: 'single-page',
    title: 'Walks',
    url: 'walks',
    content: `<h1>Walks</h1>
<p>Walks start at the club room at eight in the morning unless we say otherwise. Whoever leads a walk decides on the day whether the weather is good enough.</p>
<h2>Lake circuit</h2>
<p>Twelve kilometres on good paths, a swim for the brave, cake at the end. Three hours of walking and as many of resting.</p>
<h2>Ridge traverse</h2>
<p><img src="${fileUrl(2)}" alt="A hut beside a lake under mountains" width="1200" height="520"></p>
<p>Two days with a night at the hut. On the first day we climb nine hundred metres; on the second we follow the ridge to the far valley, where the bus stops.</p>
<h3>What to bring</h3>
<ul><li>boots and a rain jacket</li><li>a sleeping bag and a torch</li><li>food for two days<ul><li>the hut has pots and a stove</li><li>there is water all year</li></ul></li></ul>
<h2>Forest paths</h2>
<p>Short, flat and full of mushrooms. Prams get through; dogs are welcome on a lead.</p>`,
  },
  {
    kind: 'single-page',
    title: 'About us',
    url: 'about',
    content: `<h1>About us</h1>
<p>The club was founded around a kitchen table by five friends who wanted company on long walks. Today we are about sixty, between eight and eighty-one years old.</p>
<ol><li>Come along to an easy walk.</li><li>If you like it, come again.</li><li>After the third walk, ask anyone about becoming a member.</li></ol>
<p>Write to <a href="mailto:hello@example.org">hello@example.org</a>, or talk to us at the club room on any Thursday evening.</p>`,
  },
  { kind: 'sectioned-page', title: 'Our hut', url: 'hut', content: JSON.stringify({ sections: hutSections }) },
  { kind: 'form', title: 'Contact', url: 'contact', content: starterForm },
]
