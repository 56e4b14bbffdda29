import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowDown,
  ArrowUp,
  ArrowUpRight,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  CircleUserRound,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  FilePenLine,
  FolderInput,
  Globe,
  GripVertical,
  History,
  KeyRound,
  Link2,
  ListFilter,
  Lock,
  type LucideIcon,
  Menu,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  Save,
  Search,
  Settings,
  ShieldCheck,
  Trash2,
  Undo2,
  Upload,
  UserPlus,
  UserRound,
  X,
} from 'lucide-react'

type Meaning = readonly [icon: LucideIcon, name: string, means: string]

const meanings: Readonly<Record<string, readonly Meaning[]>> = {
  'To change': [
    [Plus, 'Plus', 'create, add'],
    [Pencil, 'Pencil', 'edit, rename'],
    [Copy, 'Copy', 'clone'],
    [Save, 'Save', 'save, publish'],
    [FilePenLine, 'FilePenLine', 'keep as draft'],
    [Undo2, 'Undo2', 'take back'],
    [Trash2, 'Trash2', 'delete, in the colour of danger'],
    [X, 'X', 'close, leave without saving'],
    [KeyRound, 'KeyRound', 'who can see it'],
    [FolderInput, 'FolderInput', 'move into a folder'],
    [UserPlus, 'UserPlus', 'a new person'],
  ],
  'To move': [
    [GripVertical, 'GripVertical', 'drag'],
    [ArrowUp, 'ArrowUp', 'move up'],
    [ArrowDown, 'ArrowDown', 'move down'],
    [ChevronsUpDown, 'ChevronsUpDown', 'sort'],
    [ChevronRight, 'ChevronRight', 'unfold; turns round where one reads from the right'],
    [ChevronDown, 'ChevronDown', 'choose, open a menu'],
    [Ellipsis, 'Ellipsis', 'more actions, on phones'],
    [ArrowUpRight, 'ArrowUpRight', 'open the page'],
  ],
  'To find and look': [
    [Search, 'Search', 'search'],
    [ListFilter, 'ListFilter', 'filter'],
    [Eye, 'Eye', 'preview, show'],
    [EyeOff, 'EyeOff', 'hidden, hide'],
    [History, 'History', 'earlier versions'],
    [Menu, 'Menu', 'the site’s menu'],
    [Settings, 'Settings', 'administration'],
    [CircleUserRound, 'CircleUserRound', 'account'],
  ],
  'To bring and take': [
    [Upload, 'Upload', 'upload'],
    [Download, 'Download', 'download, export'],
    [Printer, 'Printer', 'print'],
    [Link2, 'Link2', 'a link to copy'],
    [RefreshCw, 'RefreshCw', 'load again'],
    [RotateCcw, 'RotateCcw', 'try again'],
  ],
  'To say': [
    [CircleCheck, 'CircleCheck', 'done'],
    [Lock, 'Lock', 'cannot be changed'],
    [Globe, 'Globe', 'everyone'],
    [ShieldCheck, 'ShieldCheck', 'members only'],
    [UserRound, 'UserRound', 'personal'],
  ],
}

const Sheet = chakra('div', {
  base: {
    '& h2': { textStyle: 'xl', fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
    '& ul': { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    '& li': { display: 'grid', gridTemplateColumns: '2rem 1fr', alignItems: 'center', textStyle: 'sm' },
    '& svg': { gridRow: 'span 2', width: '5', height: '5' },
    '& code': { color: 'fg.muted' },
  },
})

/** One icon for one meaning, of Lucide; an icon alone always has a name for screen readers (IconButton). */
function IconSheet() {
  return (
    <Sheet>
      {Object.entries(meanings).map(([purpose, icons]) => (
        <section key={purpose}>
          <h2>{purpose}</h2>
          <ul>
            {icons.map(([Icon, name, means]) => (
              <li key={name}>
                <Icon aria-hidden />
                {means}
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}

export default {
  title: 'Theme/Icons',
  component: IconSheet,
} satisfies Meta<typeof IconSheet>

type Story = StoryObj<typeof IconSheet>

export const Meanings: Story = {}
