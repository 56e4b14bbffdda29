import type { Folder } from '@sitewright/api-client'

type Nested = readonly (string | readonly [name: string, children: Nested])[]

const names = { personal: 'Personal', protected: 'Protected', public: 'Public' }

/** A top-level folder with folders in it, whose ids count on from its own. This person may manage all of it. */
export function sampleFolder(root: Folder['Root'], id: number, children: Nested = []): Folder {
  let lastId = id
  const common = { Expanded: false, ChildrenPopulated: true, Root: root, MayAdd: true, MayManage: true }
  const inside = (nested: Nested, depth: number): Folder[] =>
    nested.map((entry) => {
      const [name, below] = typeof entry === 'string' ? [entry, []] : entry
      const idFolder = ++lastId
      return { ...common, idFolder, Name: name, Depth: depth, Static: false, Children: inside(below, depth + 1) }
    })
  return { ...common, idFolder: id, Name: names[root], Depth: 0, Static: true, Children: inside(children, 1) }
}

/** 1 Personal · 10 Protected: 11 Committee (12 Accounts, 13 Minutes) · 20 Public: 21 Huts (22 Kaweka, 23 Ruapehu), 24 Trips */
export const sampleFolders: Folder[] = [
  sampleFolder('personal', 1),
  sampleFolder('protected', 10, [['Committee', ['Accounts', 'Minutes']]]),
  sampleFolder('public', 20, [['Huts', ['Kaweka', 'Ruapehu']], 'Trips']),
]

/** All of a tree as somebody sees it who may only add files to it. */
export function withoutRights(folders: readonly Folder[]): Folder[] {
  return folders.map((folder) => ({ ...folder, MayManage: false, Children: withoutRights(folder.Children) }))
}

/** A tree of a thousand folders: ten years of ten trips, each with nine days. */
export const manyFolders: Folder[] = [
  sampleFolder('personal', 1),
  sampleFolder('protected', 2),
  sampleFolder(
    'public',
    10,
    Array.from({ length: 10 }, (_, year) => [
      String(2017 + year),
      Array.from({ length: 10 }, (__, trip) => [
        `Trip ${trip + 1}`,
        Array.from({ length: 9 }, (___, day) => `Day ${day + 1}`),
      ]),
    ]),
  ),
]

/** The ids of all folders of a tree. */
export function allIds(folders: readonly Folder[]): number[] {
  return folders.flatMap(({ idFolder, Children }) => [idFolder, ...allIds(Children)])
}

/** Names as long as they get, without a space to break at, from right to left; and a deep nest. */
export const awkwardFolders: Folder[] = [
  sampleFolder('public', 20, [
    'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
    'Everything that the committee wants to keep from the years before the new hut was built',
    'صور الأكواخ',
    ['1', [['2', [['3', [['4', [['5', [['6', [['7', ['The deepest folder of all']]]]]]]]]]]]]],
  ]),
]
