import { defineMessages } from '@sitewright/messages'

/** Why a test email was not taken. */
export const texts = defineMessages('server/mail-failures', {
  noServer: 'There is no server of this name.',
  lookUp: 'The name of the server could not be looked up just now.',
  refused: 'The server refused the connection: nothing answers at this port.',
  unreachable: 'The server cannot be reached from here.',
  timeout: 'The server did not answer in time. Check its name, the port and the security.',
  otherProtocol: 'What answers there is not a mail server.',
  tls: 'No encrypted connection could be made. Check the security and the port.',
  closed: 'The server closed the connection. Check the security and the port.',
  login: 'The server did not accept the user and the password.',
  badAddress: 'This is not a valid email address.',
  certificate: "The server''s certificate is not valid for its name, so its identity is not certain ({code}).",
  other: 'The server could not be reached.',
  sender: 'The server does not accept the address that emails come from.',
  recipient: 'The server does not accept the address that the email goes to.',
  email: 'The server did not accept the email.',
})
