/** The families of cuisines: the title of the family's card and page, and what its kitchens are about. */
export const familyTexts = {
  asian: { card: 'Asian Heritage', hint: 'Wok, steam, ferment' },
  mediterranean: { card: 'Mediterranean Classics', hint: 'Olive oil and sun' },
  latin: { card: 'Latin Flavors', hint: 'Corn, chilli, lime' },
  american: { card: 'American Comfort', hint: 'Skillet and smoke' },
  african: { card: 'African Kitchens', hint: 'Teff, plantain, pepper' },
  european: { card: 'European Classics', hint: 'Butter, dough, slow pots' },
  'middle-eastern': { card: 'Persian Tables', hint: 'Saffron, herbs, rice' },
  islands: { card: 'Island Kitchens', hint: 'Coconut, vinegar, smoke' },
} as const;
