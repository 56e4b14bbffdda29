// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  base,
  canLoadDraft,
  canRevertDraft,
  canSaveDraft,
  canSavePage,
  draftEditing,
  hasUnsavedEdits,
  startDraftEditing,
  type DraftEditingAction,
  type DraftEditingState,
} from './draft-editing.ts'

type State = DraftEditingState<string>
type Action = DraftEditingAction<string>

const start = (draft: string | null = null) => startDraftEditing({ active: 'published', draft, version: 4 })
const after = (state: State, ...actions: Action[]) => actions.reduce(draftEditing<string>, state)
const change = (content: string): Action => ({ type: 'change', content })
const saved = (target: 'page' | 'draft', content: string, more = false): Action[] => [
  { type: 'saving', target },
  { type: 'saved', target, content, version: 5, more },
]

describe('a change', () => {
  it('to the same content is none: nothing is rendered for it, and nothing read to be kept', () => {
    const edited = after(start(), { type: 'edit' }, change('more'))
    expect(after(edited, change('more'))).toBe(edited)
  })
})

describe('what can be saved', () => {
  it.each<[string, State, { page: boolean; draft: boolean; unsaved: boolean }]>([
    ['nothing outside edit mode', start(), { page: false, draft: false, unsaved: false }],
    ['nothing without a change', after(start(), { type: 'edit' }), { page: false, draft: false, unsaved: false }],
    [
      'both after a change',
      after(start(), { type: 'edit' }, change('new')),
      { page: true, draft: true, unsaved: true },
    ],
    [
      'nothing once the change is undone',
      after(start(), { type: 'edit' }, change('new'), change('published')),
      { page: false, draft: false, unsaved: false },
    ],
    [
      'an unchanged loaded draft can be published, not stored again (Q122)',
      after(start('drafted'), { type: 'load-draft' }, { type: 'edit' }),
      { page: true, draft: false, unsaved: false },
    ],
    [
      'an edited draft can be published and stored',
      after(start('drafted'), { type: 'load-draft' }, { type: 'edit' }, change('new')),
      { page: true, draft: true, unsaved: true },
    ],
    [
      'a draft edited back to the published copy can only be stored (Q122)',
      after(start('drafted'), { type: 'load-draft' }, { type: 'edit' }, change('published')),
      { page: false, draft: true, unsaved: true },
    ],
  ])('%s', (_, state, { page, draft, unsaved }) => {
    expect(canSavePage(state, Object.is)).toBe(page)
    expect(canSaveDraft(state, Object.is)).toBe(draft)
    expect(hasUnsavedEdits(state, Object.is)).toBe(unsaved)
  })

  it('asks the kind what counts as a change', () => {
    const state = after(start(), { type: 'edit' }, change('Published'))
    const ignoringCase = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()
    expect(canSavePage(state, ignoringCase)).toBe(false)
    expect(hasUnsavedEdits(state, ignoringCase)).toBe(false)
  })
})

describe('discard', () => {
  it('restores the published copy and leaves edit mode', () => {
    expect(after(start(), { type: 'edit' }, change('new'), { type: 'discard' })).toMatchObject({
      content: 'published',
      editing: false,
      draftActive: false,
    })
  })

  it('hides the draft and its flag, and allows it to be loaded again (Q123)', () => {
    const state = after(start('drafted'), { type: 'load-draft' }, { type: 'edit' }, change('new'), { type: 'discard' })
    expect(state).toMatchObject({ content: 'published', editing: false, draftActive: false })
    expect(canLoadDraft(state)).toBe(true)
    expect(after(state, { type: 'load-draft' }).content).toBe('drafted')
  })
})

describe('publishing', () => {
  it('leaves edit mode with the text that was stored', () => {
    const state = after(start(), { type: 'edit' }, change('new'), ...saved('page', 'new, cleaned'))
    expect(state).toMatchObject({ content: 'new, cleaned', editing: false, saving: undefined })
    expect(state.stored).toEqual({ active: 'new, cleaned', draft: null, version: 5 })
  })

  it('removes the draft that it published (Q125)', () => {
    const state = after(start('drafted'), { type: 'load-draft' }, { type: 'edit' }, ...saved('page', 'drafted'))
    expect(state.stored).toEqual({ active: 'drafted', draft: null, version: 5 })
    expect(state.draftActive).toBe(false)
  })

  it('keeps a stored draft that was not loaded (Q125)', () => {
    const state = after(start('drafted'), { type: 'edit' }, change('new'), ...saved('page', 'new'))
    expect(state.stored).toEqual({ active: 'new', draft: 'drafted', version: 5, draftIsOlder: true })
    expect(canLoadDraft(state)).toBe(true)
  })

  it('stays in edit mode when something was typed while it was running', () => {
    const state = after(
      start('drafted'),
      { type: 'load-draft' },
      { type: 'edit' },
      { type: 'saving', target: 'page' },
      change('drafted and more'),
      { type: 'saved', target: 'page', content: 'drafted', version: 5, more: true },
    )
    expect(state).toMatchObject({ content: 'drafted and more', editing: true, draftActive: false })
    expect(hasUnsavedEdits(state, Object.is)).toBe(true)
    expect(after(state, { type: 'discard' }).content).toBe('drafted')
  })
})

describe('storing a draft', () => {
  it('stays in edit mode, in draft mode, with nothing left to store', () => {
    const state = after(start(), { type: 'edit' }, change('new'), ...saved('draft', 'new'))
    expect(state).toMatchObject({ content: 'new', editing: true, draftActive: true })
    expect(state.stored).toEqual({ active: 'published', draft: 'new', version: 5, draftIsOlder: false })
    expect(canSaveDraft(state, Object.is)).toBe(false)
    expect(canSavePage(state, Object.is)).toBe(true)
  })

  it('still shows the draft after closing', () => {
    const state = after(start(), { type: 'edit' }, change('new'), ...saved('draft', 'new'), { type: 'close' })
    expect(state).toMatchObject({ content: 'new', editing: false, draftActive: true })
  })
})

describe('load and revert', () => {
  it('swap the copies, and make an uncontrolled editor start again', () => {
    const editing = after(start('drafted'), { type: 'edit' })
    const loaded = after(editing, { type: 'load-draft' })
    expect(loaded).toMatchObject({ content: 'drafted', draftActive: true, editing: true })
    expect(loaded.revision).not.toBe(editing.revision)
    const reverted = after(loaded, { type: 'revert-draft' })
    expect(reverted).toMatchObject({ content: 'published', draftActive: false, editing: true })
    expect(reverted.revision).not.toBe(loaded.revision)
  })

  it('treat an empty text as a draft like any other', () => {
    expect(after(start(''), { type: 'load-draft' })).toMatchObject({ content: '', draftActive: true })
  })

  it('do nothing without a draft to load or to leave', () => {
    expect(after(start(), { type: 'load-draft' })).toEqual(start())
    expect(after(start('drafted'), { type: 'revert-draft' })).toEqual(start('drafted'))
  })
})

describe('a refused save', () => {
  const other = { active: 'theirs', draft: 'their draft', version: 9 }
  const refused: Action = { type: 'refused', conflict: { target: 'page', by: 'Ann', other } }
  const editing = after(start(), { type: 'edit' }, change('mine'), { type: 'saving', target: 'page' }, refused)

  it('keeps the whole text and edit mode', () => {
    expect(editing).toMatchObject({ content: 'mine', editing: true, saving: undefined })
  })

  it('shows what somebody else published once the own edits are discarded', () => {
    const state = after(editing, { type: 'discard' })
    expect(state).toMatchObject({ content: 'theirs', conflict: undefined, stored: other })
  })

  it("keeps the other's draft when the page is overwritten, and the other's page when the draft is", () => {
    expect(after(editing, ...saved('page', 'mine')).stored).toEqual({
      active: 'mine',
      draft: 'their draft',
      draftIsOlder: true,
      version: 5,
    })
    expect(after(editing, ...saved('draft', 'mine')).stored).toEqual({
      active: 'theirs',
      draft: 'mine',
      draftIsOlder: false,
      version: 5,
    })
  })
})

describe('any sequence of actions', () => {
  const text = fc.constantFrom('published', 'drafted', 'a', 'b', '')
  const target = fc.constantFrom('page' as const, 'draft' as const)
  const stored = fc.record({ active: text, draft: fc.option(text), version: fc.nat() })
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.constantFrom<Action>(
      { type: 'edit' },
      { type: 'discard' },
      { type: 'failed', retry: {} },
      { type: 'keep-editing' },
    ),
    fc.constantFrom<Action>({ type: 'load-draft' }, { type: 'revert-draft' }),
    text.map((content): Action => ({ type: 'change', content })),
    target.map((to): Action => ({ type: 'saving', target: to })),
    stored.map((other): Action => ({ type: 'refused', conflict: { target: 'page', by: '', other } })),
  )

  it('never shows unsaved text outside edit mode, nor draft mode without a draft', () => {
    fc.assert(
      fc.property(stored, fc.array(action), (from, actions) => {
        let state: State = startDraftEditing<string>(from)
        for (const next of actions) {
          state = draftEditing(state, next)
          if (!state.editing) expect(state.content).toBe(base(state))
          if (state.draftActive) expect(state.stored.draft).not.toBeNull()
          expect(canLoadDraft(state) && canRevertDraft(state)).toBe(false)
        }
      }),
    )
  })
})
