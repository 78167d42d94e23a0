/** Words of the mail that invites somebody to accompany a learner, as `mailWords` takes them. It never names the learner. */
export const relationMailWords = {
  en: {
    RELATION_INVITED: () => ({
      subject: 'You’ve been invited to accompany someone in {product}',
      paragraphs: [
        'Hello,',
        'you’ve been invited to accompany someone’s learning in {product}. Sign in to see who it is, and accept or decline:',
        '{url}',
        'The link works once, until {until}. If you don’t know why you got it, ignore this email.',
      ],
    }),
  },
  de: {
    RELATION_INVITED: () => ({
      subject: 'Einladung, jemanden in {product} zu begleiten',
      paragraphs: [
        'Guten Tag,',
        'Sie sind eingeladen, das Lernen einer Person in {product} zu begleiten. Melden Sie sich an, um zu sehen, um wen es geht, und nehmen Sie an oder lehnen Sie ab:',
        '{url}',
        'Der Link gilt einmal und bis {until}. Falls Sie nicht wissen, warum Sie ihn erhalten haben, ignorieren Sie diese E-Mail.',
      ],
    }),
  },
  sw: {
    RELATION_INVITED: () => ({
      subject: 'Umealikwa kufuatilia masomo ya mtu katika {product}',
      paragraphs: [
        'Habari,',
        'umealikwa kufuatilia masomo ya mtu katika {product}. Ingia ili uone ni nani, kisha kubali au kataa:',
        '{url}',
        'Kiungo hiki kinafanya kazi mara moja, hadi {until}. Kama hujui kwa nini umekipata, puuza barua pepe hii.',
      ],
    }),
  },
} as const
