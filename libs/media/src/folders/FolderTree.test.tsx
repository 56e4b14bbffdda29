import type { Folder } from '@sitewright/api-client'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allIds, manyFolders, sampleFolders, withoutRights } from '../testing/sample-folders.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import type { FolderTreeProps } from './folder-tree-props.ts'
import { FolderTree } from './FolderTree.tsx'

const all = new Set(allIds(sampleFolders))
const onSelect = vi.fn<(folder: Folder) => void>()
const onToggle = vi.fn<(folder: Folder) => void>()

function actions() {
  return {
    onDelete: vi.fn(),
    onEditPermissions: vi.fn(),
    onCreateSubfolder: vi.fn(),
  } satisfies FolderTreeProps['actions']
}

function show(props: Partial<FolderTreeProps> = {}) {
  onSelect.mockClear()
  onToggle.mockClear()
  const tree = (more: Partial<FolderTreeProps> = {}) => (
    <FolderTree
      folders={sampleFolders}
      selected={undefined}
      onSelect={onSelect}
      expanded={all}
      onToggle={onToggle}
      {...props}
      {...more}
    />
  )
  const { rerender } = render(tree(), { wrapper: TestFrame })
  return { user: userEvent.setup(), change: (more: Partial<FolderTreeProps>) => rerender(tree(more)) }
}

const row = (name: string) => screen.getByRole('treeitem', { name })
const inRow = (name: string) => within(row(name))
const buttons = (name: string) =>
  inRow(name)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
const names = () => screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'))

/** True if a style rule that applies to the element names the token; jsdom does not compute what is in a layer. */
function styledWith(element: Element, token: string): boolean {
  const applies = (rule: CSSRule): boolean =>
    rule instanceof CSSStyleRule
      ? element.matches(rule.selectorText) && rule.cssText.includes(token)
      : rule instanceof CSSGroupingRule && [...rule.cssRules].some(applies)
  return [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(applies))
}

describe('a row of the folder tree', () => {
  it("shows the folder's name (FILE-019), and clicking that selects the folder (FILE-020)", async () => {
    const { user } = show()
    await user.click(screen.getByText('Kaweka'))
    expect(onSelect.mock.lastCall?.[0]).toMatchObject({ idFolder: 22 })
    expect(onToggle).not.toHaveBeenCalled()
  })

  it('is highlighted in cream if its folder is the selected one, and no other row is (FILE-021)', () => {
    show({ selected: 22 })
    const highlighted = screen.getAllByRole('treeitem').filter((one) => styledWith(one, '--chakra-colors-bg-highlight'))
    expect(highlighted).toEqual([row('Kaweka')])
    expect(screen.getAllByRole('treeitem', { selected: true })).toEqual(highlighted)
  })

  it('is indented by 10 px per depth level (FILE-022)', () => {
    show()
    expect(['Public', 'Huts', 'Kaweka'].map((name) => getComputedStyle(row(name)).paddingInlineStart)).toEqual([
      '0px',
      '10px',
      '20px',
    ])
  })

  it('has an arrow only if the folder has children, to expand and to collapse it (FILE-018)', async () => {
    const { user, change } = show({ expanded: new Set([20]) })
    expect(names()).toEqual(['Personal', 'Protected', 'Public', 'Huts', 'Trips'])
    expect(buttons('Trips')).toEqual([])
    expect(row('Trips')).not.toHaveAttribute('aria-expanded')
    await user.click(inRow('Huts').getByRole('button', { name: 'Expand' }))
    expect(onToggle.mock.lastCall?.[0]).toMatchObject({ idFolder: 21 })
    expect(onSelect).not.toHaveBeenCalled()

    change({ expanded: new Set([20, 21]) })
    expect(names()).toEqual(['Personal', 'Protected', 'Public', 'Huts', 'Kaweka', 'Ruapehu', 'Trips'])
    expect(row('Huts')).toHaveAttribute('aria-expanded', 'true')
    await user.click(inRow('Huts').getByRole('button', { name: 'Collapse' }))
    expect(onToggle).toHaveBeenCalledTimes(2)
  })

  it('has a delete icon (FILE-014), or if the folder is static a lock (FILE-015)', async () => {
    const on = actions()
    const { user } = show({ actions: on })
    for (const name of ['Personal', 'Protected', 'Public']) {
      expect(buttons(name)).not.toContain('Delete folder')
      expect(inRow(name).getByRole('img', { name: 'Cannot be deleted' })).toBeVisible()
    }
    expect(inRow('Huts').queryByRole('img')).toBeNull()
    await user.click(inRow('Huts').getByRole('button', { name: 'Delete folder' }))
    expect(on.onDelete.mock.lastCall?.[0]).toMatchObject({ idFolder: 21 })
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('has a key for its permissions (FILE-016), except in Personal', async () => {
    const on = actions()
    const { user } = show({ actions: on })
    expect(buttons('Personal')).toEqual(['Create subfolder'])
    await user.click(inRow('Public').getByRole('button', { name: 'Edit permissions' }))
    expect(on.onEditPermissions.mock.lastCall?.[0]).toMatchObject({ idFolder: 20 })
  })

  it('has an icon that creates a subfolder (FILE-017)', async () => {
    const on = actions()
    const { user } = show({ actions: on })
    await user.click(inRow('Trips').getByRole('button', { name: 'Create subfolder' }))
    expect(on.onCreateSubfolder.mock.lastCall?.[0]).toMatchObject({ idFolder: 24 })
  })

  it('has no icons where there is nothing this person may do', () => {
    show({ actions: actions(), folders: withoutRights(sampleFolders) })
    expect(buttons('Trips')).toEqual([])
    expect(buttons('Huts')).toEqual(['Collapse'])
  })

  it('has no icons in a tree that is only there to choose from', () => {
    show()
    expect(buttons('Trips')).toEqual([])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('gives its frame a place for a ref, and shows that something may be dropped on it', () => {
    const elements = new Map<string, HTMLElement | null>()
    show({
      RowFrame: ({ folder, children }) =>
        children({ ref: (element) => void elements.set(folder.Name, element), over: folder.Name === 'Huts' }),
    })
    expect(elements.get('Kaweka')).toBe(row('Kaweka'))
    expect(screen.getAllByRole('treeitem').filter((one) => one.dataset['over'])).toEqual([row('Huts')])
  })
})

describe('the tooltips of the folder tree', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  function tooltipAfter(milliseconds: number, element: HTMLElement) {
    fireEvent.pointerEnter(element, { pointerType: 'mouse' })
    wait(milliseconds - 1)
    expect(screen.queryByRole('tooltip')).toBeNull()
    wait(1)
    return screen.getByRole('tooltip').textContent
  }

  it.each([
    ['Personal', 'files only available to you', 'FILE-024'],
    ['Protected', 'files and folders inaccessible by default', 'FILE-025'],
    ['Public', 'publicly accessible by default; defined permissions override the default', 'FILE-026'],
  ])('say of %s: %s (%s)', (name, text) => {
    show()
    expect(tooltipAfter(600, screen.getByText(name))).toBe(text)
  })

  it('come with the focus too, as the description of the row', () => {
    show()
    act(() => row('Personal').focus())
    wait(600)
    expect(screen.getByRole('tooltip')).toBeVisible()
    expect(row('Personal')).toHaveAccessibleDescription('files only available to you')
  })

  it.each(['Create subfolder', 'Edit permissions', 'Delete folder'])(
    'of the icon %s show after 600 ms (CONST-004)',
    (name) => {
      show({ actions: actions() })
      expect(tooltipAfter(600, inRow('Huts').getByRole('button', { name }))).toBe(name)
    },
  )

  it('of the arrow show after 1500 ms (CONST-005)', () => {
    show()
    expect(tooltipAfter(1500, inRow('Huts').getByRole('button', { name: 'Collapse' }))).toBe('Collapse')
  })
})

describe('the keyboard in the folder tree', () => {
  it('comes to the selected row, moves with the arrow keys, Home and End, and selects with Enter and Space', async () => {
    const { user } = show({ selected: 21 })
    await user.tab()
    expect(row('Huts')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(row('Kaweka')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(row('Public')).toHaveFocus()
    await user.keyboard('{End}')
    expect(row('Trips')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(row('Trips')).toHaveFocus()
    await user.keyboard('{Home}{Enter}')
    expect(row('Personal')).toHaveFocus()
    await user.keyboard('{ArrowDown} ')
    expect(onSelect.mock.calls.map(([folder]) => folder.Name)).toEqual(['Personal', 'Protected'])
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('opens and closes folders, and goes in and out of them, with the arrows at the sides', async () => {
    const { user, change } = show({ selected: 21 })
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(row('Kaweka')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(row('Huts')).toHaveFocus()
    expect(onToggle).not.toHaveBeenCalled()
    await user.keyboard('{ArrowLeft}')
    expect(onToggle).toHaveBeenCalledTimes(1)
    change({ expanded: new Set([20]) })
    await user.keyboard('{ArrowRight}')
    expect(onToggle).toHaveBeenCalledTimes(2)
    await user.keyboard('{ArrowLeft}')
    expect(row('Public')).toHaveFocus()
  })

  it('jumps to the next name that begins with a letter', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('p')
    expect(row('Protected')).toHaveFocus()
    await user.keyboard('pp')
    expect(row('Personal')).toHaveFocus()
    await user.keyboard('R')
    expect(row('Ruapehu')).toHaveFocus()
  })

  it('comes from the row to its icons, and to those of no other row', async () => {
    const { user } = show({ actions: actions(), selected: 24 })
    await user.tab()
    for (const name of ['Create subfolder', 'Edit permissions', 'Delete folder']) {
      await user.tab()
      expect(inRow('Trips').getByRole('button', { name })).toHaveFocus()
    }
    await user.keyboard('{Home}{ArrowDown}')
    expect(inRow('Trips').getByRole('button', { name: 'Delete folder' })).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('goes on from the row above when the row that had it goes', async () => {
    const { user, change } = show({ actions: actions(), selected: 23 })
    await user.tab()
    await user.tab()
    change({ folders: [sampleFolders[0]!, { ...sampleFolders[2]!, Children: [] }] })
    expect(row('Public')).toHaveFocus()
  })
})

it('renders what is expanded, and of a thousand folders nothing else', () => {
  show({ folders: manyFolders, expanded: new Set([10]) })
  expect(screen.getAllByRole('treeitem')).toHaveLength(13)
})
