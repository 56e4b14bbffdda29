import { newSection, type Section } from '../model/section.ts'
import { typeOf, type SectionTypeName } from './types.ts'

/** Sections that go well together, to begin a page or a part of it with. */
export interface SectionTemplate {
  name: string
  /** What it is good for, in half a sentence. */
  about: string
  sections: readonly Section[]
}

function section(sectionType: SectionTypeName, config: object = {}): Section {
  const type = typeOf(sectionType)!
  return { ...newSection(type), config: type.read(config) }
}

const text = (Content: string) => section('text', { Content })
const button = (Text: string, Address: string, Primary = true) => ({ Text, Address, Primary })

/** The templates that come along. Their words say what is to be written there. */
export const sectionTemplates: readonly SectionTemplate[] = [
  {
    name: 'Welcome',
    about: 'A greeting and what to do first',
    sections: [
      section('cover', {
        Heading: 'Welcome to our club',
        Text: 'Say in one or two sentences who you are and what people find here.',
        Buttons: [button('See what is on', '/programme'), button('Join us', '/contact', false)],
      }),
    ],
  },
  {
    name: 'What we offer',
    about: 'Three cards side by side',
    sections: [
      text('<h2>What we offer</h2>'),
      section('cards', {
        Cards: ['First offer', 'Second offer', 'Third offer'].map((Heading) => ({
          Heading,
          Text: 'Say in two sentences what it is and for whom.',
        })),
      }),
    ],
  },
  {
    name: 'About us',
    about: 'Who you are, and what somebody says about you',
    sections: [
      section('columns', {
        Widths: '2:1',
        Columns: [
          { Content: '<h2>About us</h2><p>Tell your story: how it began, what you do, and who takes part.</p>' },
          { Content: '<h3>In short</h3><ul><li>Founded in …</li><li>… members</li><li>Open to all</li></ul>' },
        ],
      }),
      section('quote', { Text: 'What somebody likes about it.', Name: 'Name', Source: 'member since …' }),
    ],
  },
  {
    name: 'Questions and answers',
    about: 'Questions that open their answers',
    sections: [
      text('<h2>Questions and answers</h2>'),
      section('accordion', {
        Entries: ['What does it cost?', 'What do I have to bring?', 'How do I get there?'].map((Title) => ({
          Title,
          Content: '<p>The answer in a few sentences.</p>',
        })),
      }),
    ],
  },
  {
    name: 'Photos and documents',
    about: 'A gallery, and files to open',
    sections: [text('<h2>Photos</h2>'), section('gallery'), section('files', { Title: 'Documents' })],
  },
  {
    name: 'Where to find us',
    about: 'Address, opening hours and a map',
    sections: [
      section('columns', {
        Columns: [
          { Content: '<h2>Where to find us</h2><p>Street and number<br>Town</p>' },
          { Content: '<h2>When we are there</h2><p>Monday to Friday, 9 to 17</p>' },
        ],
      }),
      section('google-map'),
      section('buttons', { Buttons: [button('Write to us', '/contact'), button('Call us', '0211 234 567', false)] }),
    ],
  },
]
