/** Stands for what lets anyone who has it act for somebody else. */
export const hiddenSecret = '[hidden]'

/** What links to set a password, to deactivate an account or to confirm a message consist of: 256 random bits as base64url. */
const longWord = /[\w-]{40,}/g

/** Fewer different characters than that are a line that somebody drew. */
const fewestDifferent = 10

const webAddress = /https?:\/\/[^\s<>"']+/g

/** Values of an address' query that are long enough to be a secret, also one that a page kind made in its own way. */
const longValue = /([?&;#][\w.~-]{1,64}=)[^&;#\s]{16,}/g

export interface WithoutSecrets {
  text: string
  /** True if something was hidden. */
  hidden: boolean
}

/** The text without the secret parts of the links in it. Takes linear time. */
export function hideSecrets(text: string): WithoutSecrets {
  const shown = text
    .replace(longWord, (word) => (new Set(word).size < fewestDifferent ? word : hiddenSecret))
    .replace(webAddress, (address) => address.replace(longValue, `$1${hiddenSecret}`))
  return { text: shown, hidden: shown !== text }
}
