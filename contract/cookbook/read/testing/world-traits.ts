import { type PageCase, toPage } from './page-case.ts';

interface Words {
  name: string;
  title: string;
  heading: string;
  lines: readonly string[];
  method: string;
  steps: readonly string[];
  end: string;
}

function toCase({ name, title, heading, lines, method, steps, end }: Words): PageCase {
  const list = lines.map((line) => `<li>${line}</li>`).join('');
  const paragraphs = steps.map((step) => `<p>${step}</p>`).join('');
  return {
    name,
    html: toPage(
      `<h1>${title}</h1><h2>${heading}</h2><ul>${list}</ul><h2>${method}</h2>${paragraphs}<h2>${end}</h2><p>2 - 3</p>`,
    ),
    title,
    ingredients: lines,
    steps,
  };
}

const CASES: readonly Words[] = [
  {
    name: 'Polish',
    title: 'Zupa z dyni',
    heading: 'Składniki',
    lines: ['1 dynia', '2 cebule', '500 ml bulionu'],
    method: 'Sposób przygotowania',
    steps: ['Dynię pokroić w kostkę.', 'Gotować przez 20 minut.'],
    end: 'Komentarze',
  },
  {
    name: 'Czech',
    title: 'Bramborový salát',
    heading: 'Suroviny',
    lines: ['1 kg brambor', '3 vejce', 'sůl'],
    method: 'Postup přípravy',
    steps: ['Brambory uvaříme ve slupce.', 'Vše smícháme.'],
    end: 'Diskuze',
  },
  {
    name: 'Hungarian',
    title: 'Lencsefőzelék',
    heading: 'Hozzávalók',
    lines: ['300 g lencse', '1 fej hagyma', 'só'],
    method: 'Elkészítés',
    steps: ['A lencsét beáztatjuk.', 'Puhára főzzük.'],
    end: 'Hozzászólások',
  },
  {
    name: 'Russian',
    title: 'Гречневая каша',
    heading: 'Ингредиенты',
    lines: ['200 г гречки', '400 мл воды', 'соль'],
    method: 'Способ приготовления',
    steps: ['Промойте гречку.', 'Варите 20 минут.'],
    end: 'Комментарии',
  },
  {
    name: 'Turkish',
    title: 'Mercimek çorbası',
    heading: 'Malzemeler',
    lines: ['1 su bardağı mercimek', '1 soğan', 'tuz'],
    method: 'Yapılışı',
    steps: ['Mercimeği yıkayın.', 'Soğanla birlikte pişirin.'],
    end: 'Yorumlar',
  },
  {
    name: 'Danish',
    title: 'Kartoffelsuppe',
    heading: 'Ingredienser',
    lines: ['1 kg kartofler', '2 porrer', 'salt'],
    method: 'Fremgangsmåde',
    steps: ['Skræl kartoflerne.', 'Kog suppen i 25 minutter.'],
    end: 'Kommentarer',
  },
  {
    name: 'Finnish',
    title: 'Kaurapuuro',
    heading: 'Ainekset',
    lines: ['2 dl kaurahiutaleita', '5 dl vettä', 'suolaa'],
    method: 'Valmistus',
    steps: ['Kiehauta vesi.', 'Lisää hiutaleet.'],
    end: 'Kommentit',
  },
  {
    name: 'Greek',
    title: 'Φακές σούπα',
    heading: 'Υλικά',
    lines: ['500 γρ. φακές', '1 κρεμμύδι', 'αλάτι'],
    method: 'Εκτέλεση',
    steps: ['Πλένουμε τις φακές.', 'Βράζουμε για 30 λεπτά.'],
    end: 'Σχόλια',
  },
  {
    name: 'Japanese',
    title: '味噌汁',
    heading: '材料（2人分）',
    lines: ['豆腐 100g', '味噌 大さじ2', '水 400ml'],
    method: '作り方',
    steps: ['鍋に水を入れて温める。', '味噌を溶かす。'],
    end: 'コメント',
  },
  {
    name: 'Romanian',
    title: 'Supă de roșii',
    heading: 'Ingrediente',
    lines: ['1 kg roșii', '2 cepe', 'sare'],
    method: 'Mod de preparare',
    steps: ['Se spală roșiile.', 'Se fierb 20 de minute.'],
    end: 'Comentarii',
  },
  {
    name: 'Indonesian',
    title: 'Nasi goreng telur',
    heading: 'Bahan-bahan',
    lines: ['2 piring nasi', '2 butir telur', 'garam'],
    method: 'Cara membuat',
    steps: ['Tumis bumbu sampai harum.', 'Masukkan nasi dan telur.'],
    end: 'Komentar',
  },
  {
    name: 'Hebrew',
    title: 'מרק עדשים',
    heading: 'מצרכים',
    lines: ['2 כוסות עדשים', '1 בצל', 'מלח'],
    method: 'אופן ההכנה',
    steps: ['שוטפים את העדשים.', 'מבשלים חצי שעה.'],
    end: 'תגובות',
  },
  {
    name: 'Dutch with the time',
    title: 'Erwtensoep',
    heading: 'Dit heb je nodig',
    lines: ['500 g spliterwten', '1 prei', 'zout'],
    method: 'Zo maak je het',
    steps: ['Was de erwten.', 'Kook ze twee uur.'],
    end: 'Reacties',
  },
  {
    name: 'Spanish of Mexico',
    title: 'Arroz rojo',
    heading: 'Ingredientes para 4 personas',
    lines: ['2 tazas de arroz', '3 jitomates', 'sal'],
    method: 'Modo de preparación',
    steps: ['Lava el arroz.', 'Fríelo hasta que dore.'],
    end: 'Comentarios',
  },
];

/** Pages in other languages, without any marks. */
export const WORLD_TRAITS: readonly PageCase[] = CASES.map(toCase);

const CARD = (name: string) =>
  `<article class="card"><a href="/${name}"><img src="a.jpg" alt="${name}"><h3>${name}</h3></a><p>30 minutes · Easy</p></article>`;

/** Pages without a recipe. */
export const EMPTY_PAGES: readonly (readonly [string, string])[] = [
  ['a page that was not found', toPage('<h1>Page not found</h1><p>Try our 200 best recipes.</p>')],
  [
    'a list of recipes',
    toPage(
      `<h1>Soup recipes</h1><p>Our 12 best soups.</p>${['Pea soup', 'Leek soup', 'Carrot soup'].map(CARD).join('')}<h2>Ingredients we love</h2><p>Peas, leeks and carrots.</p>`,
    ),
  ],
  [
    'an article about food',
    toPage(
      '<h1>How we taste salt</h1><p>In 1901 a doctor found 4 kinds of taste. Salt is one of them.</p><h2>The method</h2><p>He gave 12 people water with 5 g salt. They had to drink it.</p><h2>Results</h2><ul><li>3 people liked it.</li><li>9 did not.</li></ul>',
    ),
  ],
  [
    'the menu of a restaurant',
    toPage(
      '<h1>Menu</h1><h2>Starters</h2><ul><li>Soup of the day 6.50</li><li>Bread and butter 3.00</li></ul><h2>Mains</h2><ul><li>Roast chicken with potatoes 14.00</li></ul><p>Open from 5 to 10.</p>',
    ),
  ],
  [
    'a shop',
    toPage(
      '<h1>Tomato sauce 500 ml</h1><p>3.20 per jar</p><h2>Ingredients</h2><p>Tomatoes (80%), onions, salt.</p><h2>Nutrition</h2><table><tr><td>Energy</td><td>120 kJ</td></tr></table>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tomato sauce","offers":{"@type":"Offer","price":"3.20"}}</script>',
    ),
  ],
  [
    'a form to sign in',
    toPage(
      '<h1>Sign in</h1><form><label>Name<input></label><label>Password<input type="password"></label><button>Sign in</button></form>',
    ),
  ],
  [
    'a check for robots',
    toPage('<h1>One moment</h1><p>We are checking your browser. This takes 5 seconds.</p>'),
  ],
  [
    'a recipe without content',
    toPage(
      '<h1>Members only</h1><p>Subscribe to read the recipe.</p>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Secret soup","isAccessibleForFree":false}</script>',
    ),
  ],
];
