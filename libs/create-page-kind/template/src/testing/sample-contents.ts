import { writeContent } from '../content.ts'

/** What tests and stories show. */
export const active = {
  intro: 'Everything is to be had in the village shop, and keeps for a week without a fridge.',
  items: ['Two cups of rolled oats', 'A handful of raisins', 'Milk powder for one litre'],
}

export const draft = {
  intro: 'Order in the village shop two days ahead; it keeps for a week without a fridge.',
  items: [...active.items, 'Honey'],
}

/** The samples for `testPageKind`. The words of each stand in no other. */
export const samples = {
  calls: { 'GET protected/plugin/sample-kind/get-thanks.json.php': () => ({ count: 2, mine: false }) },
  active: { content: writeContent(active), shows: 'Everything is to be had' },
  draft: { content: writeContent(draft), shows: 'Order in the village shop' },
}
