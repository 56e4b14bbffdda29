import type { LucideIcon } from 'lucide-react'
import { useSlateSelector } from 'slate-react'
import { above } from '../queries/above.ts'
import { ToolButton } from './ToolButton.tsx'

/** Opens the selected image, or a new one. */
export function ImageButton({ icon, onClick }: { icon: LucideIcon; onClick: () => void }) {
  const pressed = useSlateSelector((editor) => above(editor, 'image') !== undefined)
  return <ToolButton label="Image" icon={icon} pressed={pressed} onClick={onClick} />
}
