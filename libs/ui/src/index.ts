export { type Banner, HighlightBanner, type HighlightBannerProps } from './banners/HighlightBanner.tsx'
export { HighlightBanners, type HighlightBannersProps } from './banners/HighlightBanners.tsx'
export { type Column, DataTable, type DataTableProps } from './data-table/DataTable.tsx'
export { nextSort, type Sort, sortRows } from './data-table/sort.ts'
export { AppDialog, type AppDialogProps } from './dialog/AppDialog.tsx'
export { DialogClose, type DialogCloseProps } from './dialog/DialogClose.tsx'
export { openDialogs } from './dialog/open-dialogs.ts'
export { useOpenDialog, type OpenDialogOptions } from './dialog/use-open-dialog.ts'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { folded, formatDay, formatMoment, formatNumber, formatTime } from './formats.ts'
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './IconButton.tsx'
export { LinkIcon, type LinkIconProps } from './LinkIcon.tsx'
export { counted, listCount, type CountedNouns } from './list/list-count.ts'
export { type ListInPages } from './list/list-in-pages.ts'
export { ListEnd, type ListEndProps } from './list/ListEnd.tsx'
export { SearchField, type SearchFieldProps } from './list/SearchField.tsx'
export {
  type ConfirmOptions,
  createMessages,
  type Message,
  type Messages,
  type MessagesOptions,
  type PassingFailure,
} from './messages/create-messages.ts'
export { MessageHost, type MessageHostProps, prefetchMessages } from './messages/MessageHost.tsx'
export { MessagesProvider, useMessages } from './messages/messages-context.ts'
export { VisitorMessage } from './messages/VisitorMessage.tsx'
export { moveFocusInGrid } from './move-focus-in-grid.ts'
export { Moment } from './Moment.tsx'
export { useStuck } from './sticky/use-stuck.ts'
export { ownScroller, stick } from './theme/layers.ts'
export { Spinner, type SpinnerProps } from './Spinner.tsx'
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx'
export { tooltipDelays } from './tooltip/tooltip-delays.ts'
export { useTyped } from './use-typed.ts'
export { type ToastAction, type Toasts, useToast } from './use-toast.tsx'
export { VisuallyHidden } from './VisuallyHidden.tsx'
export { ZoneNote, type ZoneNoteProps } from './zone/ZoneNote.tsx'
