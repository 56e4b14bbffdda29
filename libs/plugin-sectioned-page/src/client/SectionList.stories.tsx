import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  imageSection,
  mapSection,
  sectionOf,
  textSection,
  unknownSection,
  videoSection,
} from '../testing/sample-pages.ts'
import { withShell } from '../testing/story-shell.tsx'
import { SectionList } from './SectionList.tsx'

const words = 'Two huts stand above the lake. Both are open all year and sleep twelve. '

// Stories have no files: the picture that is missing keeps its room.
const hut = imageSection({ ImageId: 12, ImageWidth: 1600, ImageHeight: 900, HoverText: 'The upper hut in June' })
const map = mapSection({
  Zoom: 14,
  Markers: [
    { Title: 'Upper hut', Position: { lat: -35.2827, lng: 174.091 } },
    { Title: 'Car park at the end of the road', Position: { lat: -35.2891, lng: 174.0846 } },
  ],
})

const plainFile = { caption: '', created: 1_790_000_000, width: null, height: null }

export default {
  title: 'Page kinds/Sectioned page/Sections',
  component: SectionList,
  parameters: { system: 'visitor', layout: 'padded' },
  decorators: [withShell],
} satisfies Meta<typeof SectionList>

type Story = StoryObj<typeof SectionList>

export const EveryType: Story = {
  args: {
    layout: {
      sections: [
        textSection(`<h1>Our huts</h1><p>${words}</p>`),
        hut,
        map,
        videoSection('dQw4w9WgXcQ'),
        unknownSection,
      ],
    },
  },
}

export const SideBySide: Story = {
  args: {
    layout: {
      sections: [
        { ...hut, widthpercent: 50, float: 'right', margins: '4 0 12 20', Shadow: true },
        textSection(`<h2>Staying the night</h2><p>${words.repeat(8)}</p>`),
        { ...videoSection('dQw4w9WgXcQ'), widthpercent: 40, float: 'left', margins: '4 20 12 0' },
        textSection(`<h2>How to get there</h2><p>${words.repeat(8)}</p>`),
      ],
    },
  },
}

export const Further: Story = {
  args: {
    layout: {
      sections: [
        sectionOf('contents'),
        textSection(`<h1>Our huts</h1><p>${words}</p><h2>What they cost</h2><p>${words}</p>`),
        sectionOf('buttons', {
          Buttons: [
            { Text: 'Book a bed', Address: 'contact', Primary: true },
            { Text: 'Call the warden', Address: '0211 234 567', Primary: false },
          ],
        }),
        sectionOf('cards', {
          Cards: ['Upper hut', 'Lower hut', 'Lake shelter'].map((Heading, at) => ({
            ...{ ImageId: 12 + at, ImageWidth: 1600, ImageHeight: 900, Alt: '', Heading },
            ...{ Text: words, Address: '/hut', LinkText: at === 2 ? 'How to get there' : '' },
          })),
        }),
        sectionOf('columns', {
          Widths: '1:2',
          Columns: [{ Content: `<h3>In short</h3><p>${words}</p>` }, { Content: `<p>${words.repeat(3)}</p>` }],
        }),
        sectionOf('separator', { Look: 'dots' }),
        sectionOf('quote', { Text: words, Name: 'Rangi', Source: 'guest book of the upper hut' }),
        sectionOf('accordion', {
          FirstOpen: true,
          Entries: ['What does a night cost?', 'May dogs come along?', 'Is there water?'].map((Title) => ({
            Title,
            Content: `<p>${words}</p>`,
          })),
        }),
      ],
    },
  },
}
const cover = {
  ...{ ImageId: 12, ImageWidth: 1600, ImageHeight: 900, Alt: '', Heading: 'Out on the hills, together', Text: words },
  Buttons: [
    { Text: 'See what is on', Address: '/walks', Primary: true },
    { Text: 'Join us', Address: '/contact', Primary: false },
  ],
}

export const Covers: Story = {
  args: {
    layout: {
      sections: [
        sectionOf('cover', cover),
        sectionOf('cover', { ...cover, Look: 'beside', Heading: 'A hut of our own' }),
        sectionOf('cover', { ...cover, ImageId: undefined, Heading: 'Become a member' }),
      ],
    },
  },
}

/** What comes from a folder is asked for, as an editor sees it who has just chosen the folder. */
export const Media: Story = {
  parameters: {
    permissions: ['plugin.sectionedpage.editor'],
    answers: {
      'GET protected/plugin/sectioned-page/get-folder-files.json.php': () =>
        Promise.resolve([
          { id: 1, name: 'Minutes of March.pdf', type: 'application/pdf', size: 250_000, ...plainFile },
          {
            id: 2,
            name: `${'Treasurer’s report '.repeat(6)}.pdf`,
            type: 'application/pdf',
            size: 12_500_000,
            ...plainFile,
          },
        ]),
    },
  },
  args: {
    layout: {
      sections: [
        sectionOf('gallery', {
          Pictures: Array.from({ length: 7 }, (_, at) => ({
            Id: at + 1,
            Width: 640,
            Height: 480,
            Alt: `Photo ${at + 1}`,
          })),
        }),
        sectionOf('files', { Folder: 3, Title: 'Minutes' }),
        sectionOf('embed', { Address: 'https://vimeo.com/76979871', Title: 'Our film about the huts' }),
        sectionOf('youtube', { FileId: 31, Title: 'Over the pass' }),
        sectionOf('gallery'),
      ],
    },
  },
}
export const MediaOnAPhone: Story = { ...Media, globals: { viewport: { value: 'phone' } } }
export const FurtherOnAPhone: Story = { ...Further, globals: { viewport: { value: 'phone' } } }
export const FurtherRightToLeft: Story = { ...Further, globals: { direction: 'rtl' } }

export const HiddenInThePreview: Story = {
  args: { layout: { sections: [textSection(`<p>${words}</p>`), { ...map, hidden: true }] }, showHidden: true },
}

export const LongTexts: Story = {
  args: {
    layout: {
      sections: [
        textSection(`<h1>${'Hüttenordnung'.repeat(6)}</h1><p>${words.repeat(20)}</p>`),
        { ...textSection(`<p>https://example.org/${'path/'.repeat(40)}</p>`), widthpercent: 50, float: 'right' },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = { args: { layout: { sections: [] } } }
export const RightToLeft: Story = { ...SideBySide, globals: { direction: 'rtl' } }
