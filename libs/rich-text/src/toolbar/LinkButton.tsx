import type { LucideIcon } from 'lucide-react'
import { useSlateSelector } from 'slate-react'
import { currentMarks } from '../queries/marks.ts'
import { ToolButton } from './ToolButton.tsx'

/** Opens the link at the cursor, or a new one. */
export function LinkButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => currentMarks(editor).some(({ tag }) => tag === 'a'))
  return <ToolButton label="Link" icon={icon} shortcut="mod+k" pressed={pressed} onClick={onClick} />
}
