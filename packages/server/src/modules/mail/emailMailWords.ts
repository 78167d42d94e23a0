/** Words of the mails about one's own email address, as `mailWords` takes them. */
export const emailMailWords = {
  en: {
    EMAIL_CONFIRM: () => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hello {name},',
        'confirm that you want to use this email address for your {product} account:',
        '{url}',
        'The link works once, until {until}. If you didn’t ask for it, ignore this email.',
      ],
    }),
    EMAIL_IN_USE: () => ({
      subject: 'Someone tried to use your email address',
      paragraphs: [
        'Hello {name},',
        'someone tried to use this email address for another {product} account. Nothing has changed: the address belongs to your account.',
        'If that was you, sign in with the account you already have.',
      ],
    }),
    EMAIL_REQUESTED: () => ({
      subject: 'A new email address was requested for your account',
      paragraphs: [
        'Hello {name},',
        'a new email address was requested for your {product} account: {email}. It replaces this one once it has been confirmed.',
        'If this wasn’t you, cancel the request and change your password:',
        '{url}',
      ],
    }),
    EMAIL_CHANGED: () => ({
      subject: 'The email address of your account was changed',
      paragraphs: [
        'Hello {name},',
        'the email address of your {product} account is now {email}. This is the last email to the old address.',
        'If this wasn’t you, tell your administrator at once.',
      ],
    }),
  },
  de: {
    EMAIL_CONFIRM: () => ({
      subject: 'Neue E-Mail-Adresse bestätigen',
      paragraphs: [
        'Guten Tag {name},',
        'bestätigen Sie, dass Sie diese E-Mail-Adresse für Ihr Konto in {product} verwenden möchten:',
        '{url}',
        'Der Link gilt einmal und bis {until}. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
      ],
    }),
    EMAIL_IN_USE: () => ({
      subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
      paragraphs: [
        'Guten Tag {name},',
        'jemand wollte diese E-Mail-Adresse für ein anderes Konto in {product} verwenden. Es hat sich nichts geändert: Die Adresse gehört zu Ihrem Konto.',
        'Falls Sie das waren, melden Sie sich mit Ihrem bestehenden Konto an.',
      ],
    }),
    EMAIL_REQUESTED: () => ({
      subject: 'Neue E-Mail-Adresse für Ihr Konto angefordert',
      paragraphs: [
        'Guten Tag {name},',
        'für Ihr Konto in {product} wurde eine neue E-Mail-Adresse angefordert: {email}. Sie ersetzt diese hier, sobald sie bestätigt ist.',
        'Falls Sie das nicht waren, brechen Sie die Änderung ab und ändern Sie Ihr Passwort:',
        '{url}',
      ],
    }),
    EMAIL_CHANGED: () => ({
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      paragraphs: [
        'Guten Tag {name},',
        'die E-Mail-Adresse Ihres Kontos in {product} lautet jetzt {email}. Dies ist die letzte E-Mail an die alte Adresse.',
        'Falls Sie das nicht waren, informieren Sie sofort Ihre Administration.',
      ],
    }),
  },
  sw: {
    EMAIL_CONFIRM: () => ({
      subject: 'Thibitisha barua pepe yako mpya',
      paragraphs: [
        'Habari {name},',
        'thibitisha kwamba unataka kutumia barua pepe hii kwa akaunti yako ya {product}:',
        '{url}',
        'Kiungo hiki kinafanya kazi mara moja, hadi {until}. Ikiwa hukukiomba, puuza barua pepe hii.',
      ],
    }),
    EMAIL_IN_USE: () => ({
      subject: 'Mtu amejaribu kutumia barua pepe yako',
      paragraphs: [
        'Habari {name},',
        'mtu amejaribu kutumia barua pepe hii kwa akaunti nyingine ya {product}. Hakuna kilichobadilika: barua pepe hii ni ya akaunti yako.',
        'Ikiwa ni wewe, ingia kwa akaunti uliyo nayo tayari.',
      ],
    }),
    EMAIL_REQUESTED: () => ({
      subject: 'Barua pepe mpya imeombwa kwa akaunti yako',
      paragraphs: [
        'Habari {name},',
        'barua pepe mpya imeombwa kwa akaunti yako ya {product}: {email}. Itachukua nafasi ya hii mara itakapothibitishwa.',
        'Ikiwa si wewe, ghairi ombi hilo na ubadilishe nenosiri lako:',
        '{url}',
      ],
    }),
    EMAIL_CHANGED: () => ({
      subject: 'Barua pepe ya akaunti yako imebadilishwa',
      paragraphs: [
        'Habari {name},',
        'barua pepe ya akaunti yako ya {product} sasa ni {email}. Hii ni barua pepe ya mwisho kwa anwani ya zamani.',
        'Ikiwa si wewe, mjulishe msimamizi wako mara moja.',
      ],
    }),
  },
} as const
