import { assertText, type ContentSource } from '@sitewright/page-kit/server'
import { maxAddressLength, maxLineLength } from '../../model/limits.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { embeddedAt, embedHosts } from './hosts.ts'
import { embedModel } from './model.ts'
import { names } from '../refused-names.ts'

const frameOf = (source: string): ContentSource => ({ directive: 'frame-src', source })

export const embedRules = defineSectionRules(embedModel, {
  clean: (sent) => {
    assertText(sent['Address'], { name: names.embedAddress, longest: maxAddressLength })
    assertText(sent['Title'], { name: names.embedTitle, longest: maxLineLength })
    return embedModel.read(sent)
  },
  text: ({ Title }) => Title,
  sources: embedHosts.map(({ source }) => frameOf(source)),
  // only that of the site itself: a page with a map allows no films
  sourcesOf: ({ Address }) => {
    const embedded = embeddedAt(Address)
    return embedded ? [frameOf(embedded.host.source)] : []
  },
})
