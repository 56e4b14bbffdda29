import { newSection, type Section } from '../model/section.ts'
import { texts } from './template-messages.ts'
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

/**
 * The templates that come along, in the language that is read when they are asked for their words. These say what is to be
 * written there.
 */
export const sectionTemplates: readonly SectionTemplate[] = [
  template(texts.welcome, texts.aboutWelcome, () => [
    section('cover', {
      Heading: texts.welcomeHeading(),
      Text: texts.welcomeText(),
      Buttons: [button(texts.whatIsOn(), '/programme'), button(texts.join(), '/contact', false)],
    }),
  ]),
  template(texts.offers, texts.aboutOffers, () => [
    text(`<h2>${texts.offers()}</h2>`),
    section('cards', {
      Cards: [texts.firstOffer, texts.secondOffer, texts.thirdOffer].map((heading) => ({
        Heading: heading(),
        Text: texts.offerText(),
      })),
    }),
  ]),
  template(texts.aboutUs, texts.aboutAboutUs, () => [
    section('columns', {
      Widths: '2:1',
      Columns: [
        { Content: `<h2>${texts.aboutUs()}</h2><p>${texts.story()}</p>` },
        {
          Content:
            `<h3>${texts.inShort()}</h3><ul><li>${texts.founded()}</li><li>${texts.members()}</li>` +
            `<li>${texts.openToAll()}</li></ul>`,
        },
      ],
    }),
    section('quote', { Text: texts.praise(), Name: texts.name(), Source: texts.memberSince() }),
  ]),
  template(texts.questions, texts.aboutQuestions, () => [
    text(`<h2>${texts.questions()}</h2>`),
    section('accordion', {
      Entries: [texts.cost, texts.bring, texts.getThere].map((title) => ({
        Title: title(),
        Content: `<p>${texts.answer()}</p>`,
      })),
    }),
  ]),
  template(texts.photosAndDocuments, texts.aboutPhotos, () => [
    text(`<h2>${texts.photos()}</h2>`),
    section('gallery'),
    section('files', { Title: texts.documents() }),
  ]),
  template(texts.find, texts.aboutFind, () => [
    section('columns', {
      Columns: [
        { Content: `<h2>${texts.find()}</h2><p>${texts.street()}<br>${texts.town()}</p>` },
        { Content: `<h2>${texts.hours()}</h2><p>${texts.hoursText()}</p>` },
      ],
    }),
    section('google-map'),
    section('buttons', { Buttons: [button(texts.write(), '/contact'), button(texts.call(), '0211 234 567', false)] }),
  ]),
]

function template(name: () => string, about: () => string, sections: () => readonly Section[]): SectionTemplate {
  return {
    get name() {
      return name()
    },
    get about() {
      return about()
    },
    get sections() {
      return sections()
    },
  }
}
