import { CONTEXT, type PageCase, toLinked, toPage, toRaw } from './page-case.ts';

const STEW = {
  title: 'Bean stew',
  ingredients: ['400 g white beans', '2 carrots, sliced', '1 bay leaf'],
  steps: [
    'Soak the beans overnight.',
    'Boil beans, carrots and bay leaf for one hour.',
    'Season and serve.',
  ],
};
const LIST = STEW.ingredients.map((line) => `<li>${line}</li>`).join('');
const STEPS = STEW.steps.map((line) => `<li>${line}</li>`).join('');
const [one = '', two = '', three = ''] = STEW.steps;
const RECIPE = {
  '@context': CONTEXT,
  '@type': 'Recipe',
  name: STEW.title,
  recipeIngredient: STEW.ingredients,
};

/** Pages that mix styles, as the web does. */
export const WILD_PAGES: readonly PageCase[] = [
  {
    name: 'a card with JSON-LD for the article only',
    html: toPage(
      `<article><h1>Bean stew</h1><p>Posted on May 2 by Carla</p><p>It is cold outside. I love beans.</p><h2>Why you’ll love this stew</h2><ul><li>It is cheap.</li><li>It is easy.</li></ul><h2>Ingredients you’ll need</h2><ul>${LIST}</ul><h2>How to make bean stew</h2><ol>${STEPS}</ol><h2>How to store bean stew</h2><p>In the fridge for 3 days.</p><h2>FAQ</h2><p>Can I use canned beans? Yes.</p></article>`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': CONTEXT, '@graph': [{ '@type': 'Article', headline: 'Bean stew', author: { name: 'Carla' } }] })}</script>`,
    ),
    ...STEW,
  },
  {
    name: 'a post of an old blog',
    html: `<html><head><title>Carla cooks: Bean stew</title></head><body><div class="blog-posts"><div class="post hentry"><h3 class="post-title entry-title">Bean stew</h3><div class="post-body entry-content"><div class="separator"><a href="b.jpg"><img border="0" src="b.jpg"></a></div>I made this for my sister.<br><br><b>Bean stew</b><br><i>Serves 4</i><br><br><b>Ingredients</b><br>400 g white beans<br>2 carrots, sliced<br>1 bay leaf<br><br><b>Directions</b><br>1. ${one}<br>2. ${two}<br>3. ${three}<br><br>Enjoy!<div style="clear: both;"></div></div><div class="post-footer">Posted by Carla at 9:30 PM</div></div></div><div class="comments" id="comments"><h4>3 comments:</h4><dl><dt>Ann said...</dt><dd>I added 2 potatoes.</dd></dl></div></body></html>`,
    ...STEW,
    title: 'Bean stew',
  },
  {
    name: 'a headline in the middle of a table layout',
    html: `<html><body><table width="100%"><tr><td><font size="5"><b>Bean stew</b></font></td></tr><tr><td valign="top"><b>INGREDIENTS:</b><br>400 g white beans<br>2 carrots, sliced<br>1 bay leaf<p><b>DIRECTIONS:</b><br>${one} ${two} ${three}</td></tr></table></body></html>`,
    ...STEW,
    title: 'Bean stew',
    steps: [`${one} ${two} ${three}`],
  },
  {
    name: 'two columns with an aside',
    html: toPage(
      `<h1>Bean stew</h1><div class="row"><aside class="col-4"><h2>Ingredients</h2><p class="yield">Serves 4</p><h3>Stew</h3><ul>${LIST}</ul></aside><div class="col-8"><h2>Preparation</h2><ol class="steps">${STEPS}</ol></div></div>`,
    ),
    ...STEW,
    ingredients: ['Stew:', ...STEW.ingredients],
  },
  {
    name: 'steps with a heading in each item',
    html: toPage(
      `<h1>Bean stew</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><ol>${STEW.steps.map((step, n) => `<li><h3>Step ${n + 1}</h3><p>${step}</p></li>`).join('')}</ol>`,
    ),
    ...STEW,
  },
  {
    name: 'JSON-LD with a section without a name and HTML in the texts',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: STEW.ingredients.map((line) => `<span>${line}</span>`),
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: '',
          itemListElement: STEW.steps.map((text) => ({
            '@type': 'HowToStep',
            text: `<p>${text}</p>\n`,
          })),
        },
      ],
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD whose steps are named like their beginning',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEW.steps.map((text) => ({
        '@type': 'HowToStep',
        name: text.slice(0, 9),
        text,
        url: '#step',
        image: 'x.jpg',
      })),
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD with a section called Instructions',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Instructions',
          itemListElement: STEW.steps.map((text) => ({ '@type': 'HowToStep', text })),
        },
      ],
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD with one section that is not in a list',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: {
        '@type': 'HowToSection',
        itemListElement: STEW.steps.map((text) => ({ '@type': 'HowToStep', text })),
      },
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD with one step that is not in a list',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: {
        '@type': 'HowToStep',
        text: STEW.steps.map((step) => `${step}<br>`).join(''),
      },
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD with tabs and line breaks between numbers',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEW.steps.map((step, n) => `\t${n + 1}.\t${step}\r\n`).join(''),
    }),
    ...STEW,
  },
  {
    name: 'JSON-LD with a quote in a step and a line break',
    html: toRaw(
      `{"@context":"https://schema.org","@type":"Recipe","name":"Bean stew","recipeIngredient":["400 g white beans","2 carrots, sliced","1 bay leaf"],"recipeInstructions":"${one}\n\n${two}\n\nSeason, say "when", and serve."}`,
    ),
    ...STEW,
    steps: [one, two, 'Season, say "when", and serve.'],
  },
  {
    name: 'JSON-LD without all steps, while a list has them',
    html: toLinked(
      { ...RECIPE, recipeInstructions: [{ '@type': 'HowToStep', text: one }] },
      `<h1>Bean stew</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...STEW,
  },
  {
    name: 'JSON-LD without headings of groups, while the card has them',
    html: toLinked(
      { ...RECIPE, recipeInstructions: STEW.steps },
      `<h1>Bean stew</h1><div class="recipe-ingredients"><h4>For the pot</h4><ul><li>400 g white beans</li><li>2 carrots, sliced</li></ul><h4>To season</h4><ul><li>1 bay leaf</li></ul></div>`,
    ),
    ...STEW,
    ingredients: [
      'For the pot:',
      '400 g white beans',
      '2 carrots, sliced',
      'To season:',
      '1 bay leaf',
    ],
  },
  {
    name: 'numbers in elements beside the steps',
    html: toPage(
      `<h1>Bean stew</h1><div class="ingredients"><ul>${LIST}</ul></div><div class="method">${STEW.steps.map((step, n) => `<div class="row"><div class="num">${n + 1}</div><div class="txt">${step}</div></div>`).join('')}</div>`,
    ),
    ...STEW,
  },
  {
    name: 'amounts in divisions of their own',
    html: toPage(
      `<h1>Bean stew</h1><div class="ingredients">${[
        ['400 g', 'white beans'],
        ['2', 'carrots, sliced'],
        ['1', 'bay leaf'],
      ]
        .map(
          ([amount, name]) =>
            `<div class="ingredient"><div class="amount">${amount}</div><div class="name">${name}</div></div>`,
        )
        .join('')}</div><div class="directions"><ol>${STEPS}</ol></div>`,
    ),
    ...STEW,
  },
  {
    name: 'a definition list',
    html: toPage(
      `<h1>Bean stew</h1><h2>Ingredients</h2><dl><dt>400 g</dt><dd>white beans</dd><dt>2</dt><dd>carrots, sliced</dd><dt>1</dt><dd>bay leaf</dd></dl><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...STEW,
  },
  {
    name: 'a French site with a list of utensils',
    html: toPage(
      `<h1>Ragoût de haricots</h1><p>Pour 4 personnes</p><h2>Ingrédients (4 personnes)</h2><ul><li>400 g de haricots blancs</li><li>2 carottes</li><li>1 feuille de laurier</li></ul><h2>Ustensiles</h2><ul><li>1 cocotte</li></ul><h2>Préparation</h2><p>Temps total : 1h30</p><h3>Étape 1</h3><p>Faire tremper les haricots.</p><h3>Étape 2</h3><p>Cuire une heure.</p><h2>Commentaires</h2><p>Très bon !</p>`,
    ),
    title: 'Ragoût de haricots',
    ingredients: ['400 g de haricots blancs', '2 carottes', '1 feuille de laurier'],
    steps: ['Faire tremper les haricots.', 'Cuire une heure.'],
  },
  {
    name: 'an Italian site with captions',
    html: toPage(
      `<h1>Zuppa di fagioli</h1><h2>Ingredienti per 4 persone</h2><dl class="x"><dd><a href="/f">Fagioli</a> <span>400 g</span></dd><dd><a href="/c">Carote</a> <span>2</span></dd></dl><h2>Come preparare la zuppa di fagioli</h2><p>Mettete i fagioli in ammollo (1).</p><figure><img src="1.jpg"><figcaption>1</figcaption></figure><p>Cuocete per un'ora.</p><h2>Conservazione</h2><p>In frigo.</p>`,
    ),
    title: 'Zuppa di fagioli',
    ingredients: ['Fagioli 400 g', 'Carote 2'],
    steps: ['Mettete i fagioli in ammollo (1).', "Cuocete per un'ora."],
  },
  {
    name: 'a newspaper with buttons and units to choose',
    html: toPage(
      `<h1>Bean stew</h1><section><h2>Ingredients</h2><div role="group"><button>US</button><button>Metric</button></div><ul>${STEW.ingredients.map((line) => `<li><label><input type="checkbox"><span>${line}</span></label></li>`).join('')}</ul><a>Add to shopping list</a></section><section><h2>Directions</h2><ul>${STEW.steps.map((step) => `<li><p>${step}</p><aside class="ad-slot">Advertisement</aside></li>`).join('')}</ul></section><section><h2>Nutrition Facts</h2><table><tr><td>Calories</td><td>300</td></tr></table></section><section><h2>Reviews</h2><ol><li>Nice! I cooked 2 cups of beans.</li></ol></section>`,
    ),
    ...STEW,
  },
  {
    name: 'a forum without any heading',
    html: `<html><head><title>Bean stew - Cooking forum</title></head><body><h1>Bean stew</h1><div class="message"><blockquote>Does anybody have a stew?</blockquote>Sure:<br><br>400 g white beans<br>2 carrots, sliced<br>1 bay leaf<br><br>${one}<br>${two}<br>${three}<br></div><div class="message">Thanks!</div></body></html>`,
    ...STEW,
  },
  {
    name: 'upper and lower case tags, and no end tags',
    html: `<HTML><BODY><H1>Bean stew</H1><H2>Ingredients</H2><UL><LI>400 g white beans<LI>2 carrots, sliced<LI>1 bay leaf</UL><H2>Method</H2><OL><LI>${one}<LI>${two}<LI>${three}</OL></BODY></HTML>`,
    ...STEW,
  },
  {
    name: 'a heading within a link and a span',
    html: toPage(
      `<h1>Bean stew</h1><h2><a name="i"></a><span id="i">Ingredients</span><span class="edit">[<a href="/e">edit</a>]</span></h2><ul>${LIST}</ul><h2><span id="p">Procedure</span><span class="edit">[<a href="/e">edit</a>]</span></h2><ol>${STEPS}</ol><h2><span>Notes, tips, and variations</span></h2><ul><li>Use any beans.</li></ul>`,
    ),
    ...STEW,
  },
  {
    name: 'microdata for ingredients and JSON-LD for the rest',
    html: toPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Bean stew</h1><ul>${LIST.replaceAll('<li>', '<li itemprop="recipeIngredient">')}</ul></div>`,
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Bean stew', recipeInstructions: STEW.steps })}</script>`,
    ),
    ...STEW,
  },
];
