export { checkTranslations, type TranslationReport } from './check-translations.ts'
export { compileMessage } from './compile-message.ts'
export { messagesPlugin, type MessagesPlugin, type MessagesPluginOptions } from './messages-plugin.ts'
export { readCatalogues, type SourceMessage } from './read-catalogues.ts'
export {
  compileTranslations,
  listTranslations,
  readTranslationFile,
  type TranslationFile,
} from './read-translations.ts'
