import { defineMessages } from '@sitewright/messages'

/** The mail server, and the test of it. */
export const texts = defineMessages('admin/mail-server', {
  server: 'Mail server',
  loading: 'Loading the mail server',
  loadFailed: 'The mail server could not be loaded',
  setUp: 'Set up a mail server',
  change: 'Change',
  remove: 'Remove',
  removeQuestion:
    'Are you sure you want to remove the mail server? Emails will only be stored as files, and nobody will receive them.',
  removeFailed: 'The mail server could not be removed',
  onlyFiles: 'Emails are only stored as files',
  onlyFilesEffect:
    'No mail server is set, so nobody receives what the site sends: invitations, links for new passwords, messages of forms. Each email is stored as a file on the server, and stays one: a mail server that is set later sends only what comes after.',
  handedTo:
    'Emails are handed to <host>{server}</host>, port {port}, security: {security}. They come from <address>{from}</address>.',
  setByOperator: 'The mail server is set by the operator of the site and cannot be changed here.',

  save: 'SAVE',
  saveFailed: 'The mail server could not be saved',
  host: 'Server',
  hostHint: 'Your email provider calls it SMTP server, or server for outgoing mail.',
  security: 'Security',
  starttls: 'STARTTLS',
  tls: 'TLS from the start',
  none: 'None',
  noneWarning: 'The password and all emails can be read on their way. Only for a server on the same machine.',
  port: 'Port',
  user: 'User',
  userHint: 'Often the whole email address. Empty if the server asks for no login.',
  password: 'Password',
  passwordSet: 'A password is set. It is never shown; type to replace it.',
  passwordRemoved: 'The current password will be removed.',
  passwordReplaced: 'The current password will be replaced.',
  passwordNeeded:
    'Type the password again: the stored one is only used with the server, port, security and user it was stored for.',
  removePassword: 'Remove the password',
  keepPassword: 'Keep the current password',
  comeFrom:
    'Emails come from <address>{from}</address>, which is set in Site Settings as “Notification email reply address”.',

  testEmail: 'Test email',
  close: 'CLOSE',
  sendTest: 'Send a test email',
  sendTestTo: 'Send the test to',
  sending: 'Sending',
  testFailed: 'The test email could not be sent, please try again.',
  testTaken: 'The server took the email to {address}. Look into that mailbox, and into its spam folder.',
  serverSaid: 'The server said: <reply>{words}</reply>',
})
