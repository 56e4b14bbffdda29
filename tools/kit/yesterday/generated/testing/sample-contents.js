import { sampleContent } from '@sitewright/page-kit/content/testing'
import { sampleKindContent } from '../content.js'
const { write } = sampleKindContent
/** What tests and stories show. Required fields that are not named here have some value. */
export const active = sampleContent(sampleKindContent, {
  intro: 'Everything is to be had in the village shop, and keeps for a week without a fridge.',
  items: [{ text: 'Two cups of rolled oats' }, { text: 'A handful of raisins' }, { text: 'Milk powder for one litre' }],
})
export const draft = sampleContent(sampleKindContent, {
  intro: 'Order in the village shop two days ahead; it keeps for a week without a fridge.',
  items: [...active.items, { text: 'Honey' }],
})
/** The samples for `testPageKind`. The words of each stand in no other. */
export const samples = {
  calls: {
    'GET protected/plugin/sample-kind/get-thanks.json.php': () => ({
      count: 2,
      mine: false,
    }),
  },
  active: {
    content: write(active),
    shows: 'Everything is to be had',
  },
  draft: {
    content: write(draft),
    shows: 'Order in the village shop',
  },
}
