/** Typed searches and the dish they must find first. Tests of server and device share this table. */
export const TYPED_WORDS: readonly [typed: string, first: string][] = [
  // Names, spelled correctly and mistyped.
  ['Phở Bò', 'pho-bo'],
  ['pho bo', 'pho-bo'],
  ['PHO', 'pho-bo'],
  ['phobo', 'pho-bo'],
  ['cilbir', 'cilbir'],
  ['ceviche clasico', 'ceviche-clasico'],
  ['cevice', 'ceviche-clasico'],
  ['ajiaco santafereno', 'ajiaco-santafereno'],
  ['paela', 'paella-de-marisco'],
  ['tajine', 'chicken-tagine'],
  ['margarita pizza', 'pizza-margherita'],
  ['hummous', 'hummus-bi-tahini'],
  ['dandan noodles', 'dan-dan-noodles'],
  ['dan dan noodle', 'dan-dan-noodles'],
  ['bibimbab', 'bibimbap'],
  ['ramen', 'shoyu-ramen'],
  ['gumbo', 'chicken-andouille-gumbo'],
  ['chickn gumbo', 'chicken-andouille-gumbo'],
  ['satay', 'satay-gai'],
  ['blueberry pancake', 'blueberry-pancakes'],
  ['blueberries', 'blueberry-pancakes'],
  ['clam chouder', 'clam-chowder'],
  ['fajita', 'sizzling-fajitas'],
  ['empanadas', 'empanadas-mendocinas'],
  ['moqueca', 'moqueca-baiana'],
  ['ropa', 'ropa-vieja'],
  ['shrimp & grits', 'shrimp-and-grits'],
  ['tacos', 'tacos-al-pastor'],
  // Cuisines, regions and tags.
  ['vietnam', 'pho-bo'],
  ['vietnamese soup', 'pho-bo'],
  ['turkish eggs', 'cilbir'],
  ['greek salad', 'horiatiki'],
  ['tex mex', 'sizzling-fajitas'],
  ['new england', 'clam-chowder'],
  ['mezze', 'hummus-bi-tahini'],
  ['curry', 'murgh-makhani'],
  // Single and combined ingredients.
  ['star anise', 'pho-bo'],
  ['chickpeas', 'hummus-bi-tahini'],
  ['feta', 'horiatiki'],
  ['avocado bacon', 'cobb-salad'],
];

/** Typed searches and all test dishes they must find. */
export const TYPED_KINDS: readonly [typed: string, dishes: readonly string[]][] = [
  ['shrimp', ['moqueca-baiana', 'paella-de-marisco', 'shrimp-and-grits']],
  ['prawn', ['moqueca-baiana', 'paella-de-marisco', 'shrimp-and-grits']],
  ['prawns', ['moqueca-baiana', 'paella-de-marisco', 'shrimp-and-grits']],
  ['cheese', ['cobb-salad', 'horiatiki', 'pizza-margherita']],
  ['quick', ['blueberry-pancakes', 'cilbir', 'horiatiki']],
  ['noodle', ['dan-dan-noodles', 'pho-bo', 'shoyu-ramen']],
  ['scallion chicken', ['ajiaco-santafereno', 'chicken-andouille-gumbo', 'shoyu-ramen']],
  ['fish cake', ['shoyu-ramen']],
  [
    'plain flour',
    ['blueberry-pancakes', 'chicken-andouille-gumbo', 'empanadas-mendocinas', 'shrimp-and-grits'],
  ],
  [
    'all-purpose flour',
    ['blueberry-pancakes', 'chicken-andouille-gumbo', 'empanadas-mendocinas', 'shrimp-and-grits'],
  ],
  ['baking soda', ['blueberry-pancakes', 'hummus-bi-tahini']],
  [
    'capsicum',
    [
      'chicken-andouille-gumbo',
      'horiatiki',
      'moqueca-baiana',
      'paella-de-marisco',
      'ropa-vieja',
      'shrimp-and-grits',
      'sizzling-fajitas',
    ],
  ],
  ['butter chicken', ['murgh-makhani']],
];

/** Typed searches without an exact match, and the close matches, if any are good enough. */
export const TYPED_NEAR: readonly [typed: string, dishes: readonly string[]][] = [
  ['pasta', ['dan-dan-noodles', 'pho-bo', 'shoyu-ramen']],
  ['cake', ['blueberry-pancakes']],
  ['dessert', ['blueberry-pancakes']],
  ['dumplings', ['empanadas-mendocinas']],
  ['bibimbab', ['bibimbap']],
  ['paela', ['paella-de-marisco']],
  ['lentil', []],
  ['lentils', []],
  ['ramne', []],
  ['suop', []],
];

/** Texts of members, and searches that find them. */
export const TYPED_TEXTS: readonly [text: string, typed: readonly string[]][] = [
  ['Qq cookies zz', ['cookie', 'cookies', 'COOKIE', 'cook']],
  ['Qq brownie zz', ['brownies', 'brownie qq']],
  ['Qq quiches zz', ['quiche', 'quiches']],
  ['Qq zucchini zz', ['zucchinis']],
  ['Red chillies, bay leaves', ['chilli', 'leaf', 'bay leaf']],
  ['A loaf and a knife', ['loaves', 'knives loaf']],
  ['Chickpeas at noon', ['chick peas', 'chick pea', 'chickpea']],
  ['Butter milk scones', ['buttermilk', 'butter milk', 'milk']],
  ['Fish cakes for two', ['fish cake', 'fishcakes']],
  ['Dandan from Chengdu', ['dan dan']],
  [
    '今日は餃子を焼きました。とても美味しい。',
    ['美味しい', '餃子', '焼', '餃子を焼きました', '今日は', 'とても 餃子'],
  ],
  ['ラーメンとチャーシュー', ['チャーシュー', 'ﾗｰﾒﾝ', 'ーメン']],
  ['我今天做了麻婆豆腐很好吃', ['豆腐', '麻婆豆腐', '好吃', '吃']],
  ['ฉันทำแกงเขียวหวานไก่', ['เขียว', 'แกงเขียวหวาน', 'ไก่']],
  ['ຂ້ອຍກິນລາບໄກ່ມື້ນີ້', ['ລາບ', 'ໄກ່']],
  ['ខ្ញុំចូលចិត្តអាម៉ុកត្រី', ['អាម៉ុក', 'ត្រី']],
  ['돼지고기 김치찌개', ['찌개', '김치찌개', '고기', '김치찌']],
  ['Grilled fi\u200Bsh', ['fish', 'fi\u2060sh', 'fi\u00ADsh grilled']],
];
/** Searches that find none of the texts above. */
export const TYPED_NOWHERE: readonly string[] = [
  '美味餃',
  '豆麻',
  'หวานแกง',
  '찌김',
  'ケーキ',
  '子餃',
];
