import { Input, InputGroup, type InputProps } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { Ref } from 'react'

/** Label and text of a `SearchField`. */
export interface SearchFieldProps extends Pick<InputProps, 'dir' | 'autoCapitalize' | 'spellCheck'> {
  label: string
  placeholder: string
  query: string
  onChange: (query: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The field to search a list with. */
export function SearchField({ label, query, onChange, ref, ...input }: SearchFieldProps) {
  return (
    <InputGroup startElement={<Search size="1em" aria-hidden />} maxWidth={{ sm: 'xs' }}>
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </InputGroup>
  )
}
