/** What the samples of Banner and Notice say, in every language. */
export const noticeWords = {
  en: {
    part: 'Showing 178 of 214 people. Lager Süd did not answer.',
    load: 'Load the rest',
    offline: 'You are offline. This is the list from 08:12. 2 reminders wait and will be sent once you are back.',
    conflict: 'Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.',
  },
  de: {
    part: '178 von 214 Personen werden gezeigt. Lager Süd hat nicht geantwortet.',
    load: 'Den Rest laden',
    offline:
      'Sie sind offline. Das ist die Liste von 08:12 Uhr. 2 Erinnerungen warten und gehen hinaus, sobald Sie wieder verbunden sind.',
    conflict:
      'Jonas Weidmann hat diese Person um 11:40 Uhr gespeichert, während Sie sie bearbeitet haben. Je Feld ist ein Wert zu wählen.',
  },
  sw: {
    part: 'Wanaonyeshwa watu 178 kati ya 214. Ghala la Kusini halikujibu.',
    load: 'Pakia waliobaki',
    offline: 'Huna mtandao. Hii ni orodha ya saa 08:12. Vikumbusho 2 vinasubiri na vitatumwa ukirudi mtandaoni.',
    conflict:
      'Jonas Weidmann alihifadhi taarifa za mtu huyu saa 11:40, ulipokuwa ukizihariri. Chagua thamani moja kwa kila sehemu.',
  },
}
