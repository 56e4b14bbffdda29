const field = { NoSubmit: false, Locked: false, Required: false, hidden: false }

/** A contact form that writes to one address, as JSON text. */
export function starterForm(recipient: string): string {
  return JSON.stringify({
    fields: [
      {
        ...field,
        fieldType: 'text',
        NoSubmit: true,
        SubmitLabel: '',
        config: {
          Content:
            '<h1>Contact</h1><p>Would you like to come along, or to stay at the hut? Write to us; somebody answers within a few days.</p>',
        },
      },
      {
        ...field,
        fieldType: 'text-single-input',
        Required: true,
        SubmitLabel: 'Name',
        config: { Label: 'Name', Value: '' },
      },
      { ...field, fieldType: 'email', Locked: true, SubmitLabel: 'Email', config: { Label: 'Email', Value: '' } },
      {
        ...field,
        fieldType: 'text-multi-input',
        Required: true,
        SubmitLabel: 'Message',
        config: { Label: 'Message', Value: '' },
      },
    ],
    TargetEmail: recipient,
    SetReplyTo: true,
    SubmitButtonText: 'SEND',
    SubmissionEmailSubject: 'A message from the site',
  })
}
