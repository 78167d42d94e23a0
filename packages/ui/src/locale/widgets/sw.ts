import type { WidgetFormatter, WidgetTable, WidgetVariables } from './widgetTable.ts'

/** A countable thing with its number, noun first as Swahili has it; the forms carry the agreement of the noun class. */
const counted =
  (variable: string, one: (number: string) => string, other: (number: string) => string, none?: string) =>
  (variables: WidgetVariables, formatter: WidgetFormatter): string => {
    const count = Number(variables[variable])
    if (count === 0 && none !== undefined) return none
    const number = formatter.number(count)
    return formatter.plural(count, { one: () => one(number), other: () => other(number) })
  }

const draggedItems = (before: string, after: string) =>
  counted(
    'count',
    (number) => `${before} kipengee ${number} kilichochaguliwa${after}`,
    (number) => `${before} vipengee ${number} vilivyochaguliwa${after}`,
  )

const optionsInGroup = counted(
  'groupCount',
  (number) => `chaguo ${number}`,
  (number) => `machaguo ${number}`,
)

/**
 * The words of React Aria's widgets in Swahili, which it does not have itself: every key of its dictionaries, checked by
 * a test. Written by us and not yet read by a native reviewer.
 */
export const sw = {
  '@react-aria/autocomplete': { collectionLabel: 'Mapendekezo' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'Njia ya kurasa' },
  '@react-aria/calendar': {
    previous: 'Rudi nyuma',
    next: 'Nenda mbele',
    selectedDateDescription: ({ date }) => `Tarehe iliyochaguliwa: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Kipindi kilichochaguliwa: ${dateRange}`,
    todayDate: ({ date }) => `Leo, ${date}`,
    todayDateSelected: ({ date }) => `Leo, ${date}, imechaguliwa`,
    dateSelected: ({ date }) => `${date}, imechaguliwa`,
    startRangeSelectionPrompt: 'Bofya ili kuanza kuchagua kipindi cha tarehe',
    finishRangeSelectionPrompt: 'Bofya ili kumaliza kuchagua kipindi cha tarehe',
    minimumDate: 'Tarehe ya kwanza inayopatikana',
    maximumDate: 'Tarehe ya mwisho inayopatikana',
    dateRange: ({ startDate, endDate }) => `${startDate} hadi ${endDate}`,
  },
  '@react-aria/color': {
    colorPicker: 'Kichagua rangi',
    twoDimensionalSlider: 'Kitelezi cha pande mbili',
    colorNameAndValue: ({ name, value }) => `${name}: ${value}`,
    colorInputLabel: ({ label, channelLabel }) => `${label}, ${channelLabel}`,
    colorSwatch: 'sampuli ya rangi',
    transparent: 'ya uwazi',
  },
  '@react-aria/combobox': {
    focusAnnouncement: (variables, formatter) => {
      const group = variables['isGroupChange']
        ? `Umeingia kwenye kundi ${variables['groupTitle']}, lenye ${optionsInGroup(variables, formatter)}. `
        : ''
      return `${group}${variables['optionText']}${variables['isSelected'] ? ', limechaguliwa' : ''}`
    },
    countAnnouncement: counted(
      'optionCount',
      (number) => `Chaguo ${number} linapatikana.`,
      (number) => `Machaguo ${number} yanapatikana.`,
    ),
    selectedAnnouncement: ({ optionText }) => `${optionText}, limechaguliwa`,
    buttonLabel: 'Onyesha mapendekezo',
    listboxLabel: 'Mapendekezo',
  },
  '@react-aria/datepicker': {
    era: 'enzi',
    year: 'mwaka',
    month: 'mwezi',
    day: 'siku',
    hour: 'saa',
    minute: 'dakika',
    second: 'sekunde',
    dayPeriod: 'AM/PM',
    calendar: 'Kalenda',
    startDate: 'Tarehe ya kuanza',
    endDate: 'Tarehe ya mwisho',
    weekday: 'siku ya wiki',
    timeZoneName: 'saa za eneo',
    selectedDateDescription: ({ date }) => `Tarehe iliyochaguliwa: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `Kipindi kilichochaguliwa: ${startDate} hadi ${endDate}`,
    selectedTimeDescription: ({ time }) => `Saa iliyochaguliwa: ${time}`,
  },
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `Buruta ${itemText}`,
    dragSelectedItems: draggedItems('Buruta', ''),
    dragDescriptionKeyboard: 'Bonyeza Enter ili kuanza kuburuta.',
    dragDescriptionKeyboardAlt: 'Bonyeza Alt + Enter ili kuanza kuburuta.',
    dragDescriptionTouch: 'Gusa mara mbili ili kuanza kuburuta.',
    dragDescriptionVirtual: 'Bofya ili kuanza kuburuta.',
    dragDescriptionLongPress: 'Bonyeza kwa muda mrefu ili kuanza kuburuta.',
    dragSelectedKeyboard: draggedItems('Bonyeza Enter ili kuburuta', '.'),
    dragSelectedKeyboardAlt: draggedItems('Bonyeza Alt + Enter ili kuburuta', '.'),
    dragSelectedLongPress: draggedItems('Bonyeza kwa muda mrefu ili kuburuta', '.'),
    dragStartedKeyboard:
      'Uburutaji umeanza. Bonyeza Tab ili kwenda mahali pa kuachia, kisha bonyeza Enter ili kuachia, au bonyeza Escape ili kughairi.',
    dragStartedTouch: 'Uburutaji umeanza. Nenda mahali pa kuachia, kisha gusa mara mbili ili kuachia.',
    dragStartedVirtual: 'Uburutaji umeanza. Nenda mahali pa kuachia, kisha bofya au bonyeza Enter ili kuachia.',
    endDragKeyboard: 'Uburutaji unaendelea. Bonyeza Enter ili kuughairi.',
    endDragTouch: 'Uburutaji unaendelea. Gusa mara mbili ili kuughairi.',
    endDragVirtual: 'Uburutaji unaendelea. Bofya ili kuughairi.',
    dropDescriptionKeyboard: 'Bonyeza Enter ili kuachia. Bonyeza Escape ili kughairi uburutaji.',
    dropDescriptionTouch: 'Gusa mara mbili ili kuachia.',
    dropDescriptionVirtual: 'Bofya ili kuachia.',
    dropCanceled: 'Uachiaji umeghairiwa.',
    dropComplete: 'Uachiaji umekamilika.',
    dropIndicator: 'kiashirio cha mahali pa kuachia',
    dropOnRoot: 'Achia hapa',
    dropOnItem: ({ itemText }) => `Achia juu ya ${itemText}`,
    insertBefore: ({ itemText }) => `Weka kabla ya ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `Weka kati ya ${beforeItemText} na ${afterItemText}`,
    insertAfter: ({ itemText }) => `Weka baada ya ${itemText}`,
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item}: haijachaguliwa.`,
    select: 'Chagua',
    selectedCount: counted(
      'count',
      (number) => `Kipengee ${number} kimechaguliwa.`,
      (number) => `Vipengee ${number} vimechaguliwa.`,
      'Hakuna kipengee kilichochaguliwa.',
    ),
    selectedAll: 'Vipengee vyote vimechaguliwa.',
    selectedItem: ({ item }) => `${item}: imechaguliwa.`,
    longPressToSelect: 'Bonyeza kwa muda mrefu ili kuanza kuchagua.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'safu mlalo ina kitendo',
    hasLinkAnnouncement: ({ link }) => `safu mlalo ina kiungo: ${link}`,
  },
  '@react-aria/menu': {
    longPressMessage: 'Bonyeza kwa muda mrefu, au bonyeza Alt + mshale wa chini, ili kufungua menyu',
  },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `Punguza ${fieldLabel}`,
    increase: ({ fieldLabel }) => `Ongeza ${fieldLabel}`,
    numberField: 'Sehemu ya nambari',
  },
  '@react-aria/overlays': { dismiss: 'Funga' },
  '@react-aria/previewtrigger': { longPressMessage: 'Bonyeza kwa muda mrefu ili kufungua hakikisho' },
  '@react-aria/searchfield': { 'Clear search': 'Futa utafutaji' },
  '@react-aria/spinbutton': { Empty: 'Tupu' },
  '@react-aria/steplist': { steplist: 'Orodha ya hatua' },
  '@react-aria/table': {
    select: 'Chagua',
    selectAll: 'Chagua zote',
    sortable: 'safuwima inayoweza kupangwa',
    ascending: 'kwa kupanda',
    descending: 'kwa kushuka',
    ascendingSort: ({ columnName }) => `imepangwa kwa safuwima ${columnName}, kwa kupanda`,
    descendingSort: ({ columnName }) => `imepangwa kwa safuwima ${columnName}, kwa kushuka`,
    columnSize: ({ value }) => `pikseli ${value}`,
    resizerDescription: 'Bonyeza Enter ili kuanza kubadilisha upana',
    expand: 'Panua',
    collapse: 'Kunja',
  },
  '@react-aria/tag': { removeDescription: 'Bonyeza Delete ili kuondoa lebo.', removeButtonLabel: 'Ondoa' },
  '@react-aria/toast': {
    close: 'Funga',
    notifications: counted(
      'count',
      (number) => `Arifa ${number}.`,
      (number) => `Arifa ${number}.`,
    ),
  },
  '@react-aria/tree': { expand: 'Panua', collapse: 'Kunja' },
  '@react-stately/color': {
    hue: 'Aina ya rangi',
    saturation: 'Ukolezi',
    lightness: 'Weupe',
    brightness: 'Mwangaza',
    red: 'Nyekundu',
    green: 'Kijani',
    blue: 'Bluu',
    alpha: 'Alfa',
    colorName: ({ lightness, chroma, hue }) => `${hue} ${chroma} ${lightness}`,
    transparentColorName: ({ lightness, chroma, hue, percentTransparent }) =>
      `${hue} ${chroma} ${lightness}, uwazi ${percentTransparent}`,
    'very dark': 'iliyokolea sana',
    dark: 'iliyokolea',
    light: 'hafifu',
    'very light': 'hafifu sana',
    pale: 'iliyopauka',
    grayish: 'ya kijivujivu',
    vibrant: 'angavu',
    black: 'nyeusi',
    white: 'nyeupe',
    gray: 'kijivu',
    pink: 'waridi',
    'pink red': 'nyekundu ya waridi',
    'red orange': 'chungwa nyekundu',
    brown: 'kahawia',
    orange: 'chungwa',
    'orange yellow': 'manjano ya chungwa',
    'brown yellow': 'manjano ya kahawia',
    yellow: 'manjano',
    'yellow green': 'kijani cha manjano',
    'green cyan': 'samawati ya kijani',
    cyan: 'samawati',
    'cyan blue': 'bluu ya samawati',
    'blue purple': 'zambarau ya bluu',
    purple: 'zambarau',
    'purple magenta': 'majenta ya zambarau',
    magenta: 'majenta',
    'magenta pink': 'waridi ya majenta',
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `Thamani lazima iwe ${minValue} au baada yake.`,
    rangeOverflow: ({ maxValue }) => `Thamani lazima iwe ${maxValue} au kabla yake.`,
    rangeReversed: 'Tarehe ya kuanza lazima iwe kabla ya tarehe ya mwisho.',
    unavailableDate: 'Tarehe iliyochaguliwa haipatikani.',
  },
  'react-aria-components': {
    selectPlaceholder: 'Chagua kipengee',
    tableResizer: 'Kibadilisha upana',
    dropzoneLabel: 'Eneo la kuachia',
    colorSwatchPicker: 'Sampuli za rangi',
  },
} as const satisfies WidgetTable
