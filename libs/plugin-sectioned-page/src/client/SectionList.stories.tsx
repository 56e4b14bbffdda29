import type { Meta, StoryObj } from '@storybook/react-vite'
import { imageSection, mapSection, textSection, unknownSection, videoSection } from '../testing/sample-pages.ts'
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
