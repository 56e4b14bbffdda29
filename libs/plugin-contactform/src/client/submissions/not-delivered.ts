/** Said to staff where forms are edited and their messages are read, while no mail server is set. */
export const notDelivered =
  'Messages of forms reach nobody by email yet: no mail server is set, so the emails that confirm addresses and deliver messages are only stored on this server. Until one is set, page managers release messages by hand in the Form Release Manager and read them in the Form Inbox.'
