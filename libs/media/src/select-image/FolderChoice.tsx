import { chakra } from '@chakra-ui/react'
import { Spinner } from '@sitewright/ui'
import { Images } from 'lucide-react'
import { FolderTree } from '../folders/FolderTree.tsx'
import type { Folders } from '../folders/use-folders.ts'
import { texts } from './messages.ts'

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflow: 'auto',
    padding: '1',
    borderColor: 'border.muted',
    borderBlockEndWidth: { base: '1px', md: '0' },
    borderInlineEndWidth: { md: '1px' },
    // as the rows of the tree below it
    '& > button': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      paddingInlineStart: '7',
      borderRadius: 'md',
      textStyle: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { width: '4.5', height: '4.5', color: 'fg.muted' },
      '&:hover': { background: 'bg.muted' },
      '&[aria-pressed=true]': { background: 'bg.highlight', fontWeight: 'semibold' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
})

/** Where to choose an image from: all of them, or one of the folders. */
export function FolderChoice({ folders }: { folders: Folders }) {
  return (
    <Column>
      <button type="button" aria-pressed={!folders.selected} onClick={() => folders.select(undefined)}>
        <Images aria-hidden />
        {texts.all()}
      </button>
      {folders.status === 'loading' ? (
        <Spinner label={texts.loadingFolders()} />
      ) : (
        <FolderTree
          folders={folders.folders}
          selected={folders.selected?.idFolder}
          onSelect={folders.select}
          expanded={folders.expanded}
          onToggle={folders.toggle}
        />
      )}
    </Column>
  )
}
