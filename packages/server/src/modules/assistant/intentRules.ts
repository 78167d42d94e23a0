import type { AssistantIntent } from '@somo/graphql/schema'

/** What speaks for an intent: the more a pattern says, the more it weighs. */
export interface IntentRule {
  readonly intent: AssistantIntent
  readonly weight: number
  readonly pattern: RegExp
}

const rule = (intent: AssistantIntent, weight: number, ...patterns: readonly string[]): IntentRule => ({
  intent,
  weight,
  pattern: new RegExp(` (?:${patterns.join('|')})`, 'u'),
})

const people = {
  en: '(?:who|whos|which (?:people|learners|employees)|people|anyone|anybody|learners|staff|employees|how many|team|list)',
  de: '(?:wer|wen|welche[rs]? (?:personen|lernenden|leute|mitarbeit\\w*)|personen|leute|lernende\\w*|mitarbeit\\w*|wie viele|team|liste)',
  sw: '(?:nani|watu|wanafunzi|wafanyakazi|wangapi|timu|orodha)',
} as const

/**
 * The words of the questions in English, German and Swahili, folded (`@somo/ui/locale/fold`): without accents, capitals and
 * hyphens, and each word between single spaces. Of two intents with the same weight the first one here is chosen.
 */
export const intentRules: readonly IntentRule[] = [
  // People who are overdue.
  rule(
    'OVERDUE',
    6,
    `${people.en} (?:.* )?(?:overdue|late|behind|missed|not (?:finished|completed|done)|hasnt|havent)`,
    'overdue (?:people|learners|employees|staff|team)',
    `${people.de} (?:.* )?(?:u(?:e)?berfa(?:e)?llig\\w*|verspa(?:e)?tet\\w*|verzug|ru(?:e)?ckstand|hinterher|versa(?:e)?umt\\w*|nicht (?:\\w+ )?(?:erledigt|geschafft|abgeschlossen|fertig))`,
    'u(?:e)?berfa(?:e)?llige (?:personen|leute|lernende|mitarbeit\\w*)',
    `${people.sw} (?:.* )?(?:a?me?\\w*chelewa|wamechelewa|wali\\w*chelewa|hawajamaliza|hajamaliza|hawajakamilisha)`,
    'waliochelewa',
  ),
  // Certificates and renewals of people.
  rule(
    'EXPIRING',
    6,
    '(?:who|whose|people|learners|employees|staff|team) (?:.* )?(?:expir\\w*|run out|renew\\w*)',
    '(?:wer|wessen|bei wem|personen|leute|lernende\\w*|mitarbeit\\w*|team\\w*) (?:.* )?(?:ablauf\\w*|ablaeuf\\w*|la(?:e)?uft .*ab|laufen .*ab|abgelaufen\\w*|erneuer\\w*)',
    '(?:nani|watu|wanafunzi|wafanyakazi|timu) (?:.* )?(?:\\w*isha|kwisha|kuisha|muda wake|upya)',
  ),
  rule(
    'CONTINUE',
    5,
    'continu\\w*|resum\\w*|carry on|pick up where|go on (?:with|where)|left off|where (?:was|am) i |where did i (?:stop|leave)|keep learning|last (?:course|lesson|thing)',
    'weiter (?:lern\\w*|mach\\w*)?|weiterlern\\w*|weitermach\\w*|weitergeh\\w*|fortsetz\\w*|fortfahr\\w*|zuletzt|aufgeho(?:e)?rt|stehen ?geblieben|wo war ich|wo bin ich ',
    'kuendelea|niendelee|endelea|naendelea|ninaendelea|nilipoishia|niliishia|nilipoacha|niliacha|nilikuwa wapi|niko wapi|mara ya mwisho',
  ),
  rule(
    'CONTACT',
    5,
    'who (?:is )?(?:responsible|in charge|leads|manages|looks after)|who is my (?:manager|supervisor|boss|trainer)|whos my (?:manager|supervisor|boss)|my (?:manager|supervisor|boss)|(?:whom|who) (?:do|can|should) i (?:ask|contact|write to|talk to)|contact ',
    'wer (?:ist (?:fu(?:e)?r )?(?:\\w+ ){0,4}(?:zusta(?:e)?ndig|verantwortlich)|leitet|betreut)|mein\\w* (?:vorgesetzt\\w*|leitung|fu(?:e)?hrungskraft|ansprech\\w*|chef\\w*)|ansprechpartner\\w*|ansprechperson\\w*|an wen|wen (?:kann|soll) ich (?:.* )?(?:fragen|ansprechen|anschreiben)|kontakt',
    'nani (?:anasimamia|msimamizi|kiongozi|anaongoza|anahusika)|msimamizi (?:wangu|wa)|meneja wangu|kiongozi wangu|mkuu wangu|nimuulize nani|niulize nani|niwasiliane na nani|mawasiliano ya',
  ),
  // "How do I", whatever it is about.
  rule(
    'HELP',
    4,
    'how (?:do|can|to|does|would|should) |where (?:do|can) i (?:find|change|set|see|import|add|create|upload|switch|edit|turn)|what does|what is an? |whats an? |help|explain|instructions|guide|manual',
    'wie (?:kann|geht|funktioniert|lautet|man|\\w+e ich|\\w+t man|\\w+e? wir)|wo (?:kann|finde|stelle|a(?:e)?ndere|sehe|lade|lege) ich|was ist (?:ein|eine|der|die|das) |was (?:bedeutet|heisst) |(?<!erste[rn]? )hilfe|anleitung\\w*|erkla(?:e)?r\\w*|handbuch',
    'jinsi|namna|vipi |nifanyeje|ninafanyaje|nitafanyaje|nawezaje|ninawezaje|naweza vipi|msaada|maelekezo|mwongozo|eleza|\\w{4,}je |maana ya',
  ),
  rule(
    'CERTIFICATES',
    3,
    '(?:my )?(?:certificate|certification|proof)\\w*',
    '\\w*(?:zertifikat|nachweis|urkunde|bescheinigung)\\w*',
    'cheti|vyeti',
  ),
  rule('BADGES', 3, 'badge\\w*|medal\\w*', '\\w*(?:abzeichen|medaille)\\w*|auszeichnung\\w*', 'beji|nishani|medali'),
  rule(
    'DUE',
    3,
    'due|overdue|deadline\\w*|to do|todo|(?:have|need) to (?:do|finish|complete|learn|take)|must i|i must|outstanding|mandatory|required|still (?:open|missing)|left to do|open (?:courses|items|tasks)|assigned to me|waiting for me|this week',
    'fa(?:e)?llig\\w*|u(?:e)?berfa(?:e)?llig\\w*|frist\\w*|ansteh\\w*|steht (?:\\w+ ){0,3}an |stehen (?:\\w+ ){0,3}an |erledigen|muss ich|noch offen|offene\\w*|pflicht\\w*|bis wann|ausstehend\\w*|zugewiesen\\w*|diese woche|zu tun',
    'natakiwa|ninatakiwa|natakikana|ninapaswa|napaswa|nimalize|nikamilishe|kumaliza|kukamilisha|lazima|tarehe ya mwisho|yanayo(?:ni)?subiri|yaliyobaki|yamebaki|zimebaki|nimepangiwa|nimechelewa|wiki hii|muda wa mwisho|nifanye nini',
  ),
  rule(
    'FIND',
    2,
    'find|search|look(?:ing)? for|is there|are there|courses? (?:on|about|for|in)|training (?:on|about|for)|learn (?:about|to|how)?|do you have|anything (?:on|about)|recommend\\w*|suggest\\w*|show me',
    'find\\w*|such\\w*|gibt es|kurs\\w* (?:zu|zum|zur|u(?:e)?ber|fu(?:e)?r)|schulung\\w* (?:zu|zum|zur|u(?:e)?ber|fu(?:e)?r)|etwas (?:zu|zum|zur|u(?:e)?ber)|habt ihr|haben sie|lernen|empfehl\\w*|empfiehl\\w*|zeig\\w*',
    'tafuta|nitafutie|natafuta|ninatafuta|kuna|kozi|somo|masomo|kujifunza|jifunza|pendekeza|onyesha|nionyeshe',
  ),
]
