import { Menu } from '@chakra-ui/react'
import { collator, currentLanguage, languageName } from '@sitewright/messages'
import { Check, Languages } from 'lucide-react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { setTextLanguage } from '../commands/text-language.ts'
import { currentTextLanguage, languagesOfText } from '../queries/text-language.ts'
import { ToolMenu } from './ToolMenu.tsx'
import { texts } from './messages.ts'

/** Those that texts have parts in most often; any other can be typed. */
const wellKnown = [
  ...['ar', 'cs', 'de', 'el', 'en', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'la', 'mi', 'nl', 'pl', 'pt', 'ru', 'sm'],
  ...['sv', 'to', 'tr', 'uk', 'zh-Hans', 'zh-Hant'],
]

// none of them is a tag
const asThePage = 'page'
const another = 'another'

/** Says in which language words, or a paragraph, are: they are spoken, and laid out, in that. */
export function LanguageMenu({ openLanguage }: { openLanguage: () => void }) {
  const editor = useSlateStatic()
  const current = useSlateSelector(currentTextLanguage)
  return (
    <ToolMenu
      label={texts.language()}
      icon={Languages}
      pressed={current !== undefined}
      onChoose={(value) => {
        if (value === another) {
          openLanguage()
          return false
        }
        return setTextLanguage(editor, value === asThePage ? undefined : value)
      }}
    >
      <Choice value={asThePage} label={texts.asThePage()} chosen={current === undefined} />
      <LanguageChoices current={current} />
      <Menu.Separator />
      <Menu.Item value={another}>{texts.anotherLanguage()}</Menu.Item>
    </ToolMenu>
  )
}

/** Made when the menu opens: the names of languages are not needed to write. */
function LanguageChoices({ current }: { current: string | undefined }) {
  const editor = useSlateStatic()
  const tags = new Set([...wellKnown, ...languagesOfText(editor)])
  const named = [...tags].map((tag) => [tag, nameOf(tag)] as const)
  return named
    .toSorted(([, a], [, b]) => collator().compare(a, b))
    .map(([tag, name]) => <Choice key={tag} value={tag} label={name} chosen={tag === current} />)
}

/** As it begins a line. A text from elsewhere may say any tag that the sanitiser lets through. */
function nameOf(tag: string): string {
  try {
    const name = languageName(tag)
    return name.charAt(0).toLocaleUpperCase(currentLanguage().tag) + name.slice(1)
  } catch {
    return tag
  }
}

function Choice({ value, label, chosen }: { value: string; label: string; chosen: boolean }) {
  return (
    <Menu.Item value={value} role="menuitemradio" aria-checked={chosen}>
      <span style={{ flex: 1 }}>{label}</span>
      {chosen && <Check aria-hidden size="1em" />}
    </Menu.Item>
  )
}
