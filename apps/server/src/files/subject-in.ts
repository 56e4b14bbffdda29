import type { Fact } from '../audit/facts.ts'
import type { Subject } from '../audit/subject.ts'
import type { FolderChain } from './folder-chain.ts'

/** A file or folder as the audit log names it: what is in a personal folder is its owner's only, and so is its name. */
export function subjectIn(
  chain: FolderChain,
  { kind, id, name }: { kind: 'file' | 'folder'; id: number; name: string },
): Subject {
  return { kind, id, label: isPersonal(chain) ? '' : name }
}

/** Where something was put. */
export function placeIn(chain: FolderChain): Fact {
  return isPersonal(chain) ? { say: 'inPersonalFolder' } : { say: 'inFolder', with: { name: chain[0]?.name ?? '' } }
}

function isPersonal(chain: FolderChain): boolean {
  return chain.at(-1)?.root === 'personal'
}
