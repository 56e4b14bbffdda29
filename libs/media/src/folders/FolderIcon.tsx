import type { Folder } from '@sitewright/api-client'
import { Folder as Closed, FolderOpen, Globe, ShieldCheck, UserRound } from 'lucide-react'

const topLevel = { personal: UserRound, protected: ShieldCheck, public: Globe }

/** Tells the top-level folders from each other and from all others at a glance. */
export function FolderIcon({ folder, open }: { folder: Folder; open: boolean }) {
  const Icon = folder.Static ? topLevel[folder.Root] : open ? FolderOpen : Closed
  return <Icon aria-hidden data-kind="" />
}
