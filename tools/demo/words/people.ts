/** A demo member. The bio starts with "Demo". */
export interface DemoPerson {
  name: string;
  bio: string;
  /** The dish of the collection that provides the avatar. */
  avatar?: string;
  /** The followed members. Friends follow each other. */
  follows: readonly PersonId[];
}

export type PersonId =
  | 'mara'
  | 'jonas'
  | 'amina'
  | 'teo'
  | 'linh'
  | 'dev'
  | 'pilar'
  | 'sam'
  | 'hana'
  | 'olu'
  | 'beatriz'
  | 'noah';

export const DEMO_PEOPLE: Record<PersonId, DemoPerson> = {
  mara: {
    name: 'Mara Lindqvist',
    bio: 'Demo. Baker by trade, soup cook by heart. Up at four, asleep by nine.',
    avatar: 'blueberry-pancakes',
    follows: ['jonas', 'amina', 'sam', 'hana', 'pilar'],
  },
  jonas: {
    name: 'Jonas Weber',
    bio: 'Demo. One pan, one knife, two small children. Dinner is at six whatever happens.',
    follows: ['mara', 'sam', 'dev', 'linh'],
  },
  amina: {
    name: 'Amina Haddad',
    bio: 'Demo. I cook what my aunts cooked and write down what they never measured.',
    avatar: 'hummus-bi-tahini',
    follows: ['mara', 'teo', 'dev', 'pilar', 'olu'],
  },
  teo: {
    name: 'Teo Marchetti',
    bio: 'Demo. Dough, tomatoes and patience, in that order.',
    avatar: 'pizza-margherita',
    follows: ['amina', 'pilar', 'noah'],
  },
  linh: {
    name: 'Linh Tran',
    bio: 'Demo. Broth on Sundays, herbs on the windowsill, opinions on fish sauce.',
    avatar: 'pho-bo',
    follows: ['hana', 'dev', 'jonas', 'beatriz'],
  },
  dev: {
    name: 'Dev Raman',
    bio: 'Demo. Toasts his spices and talks to his pickles.',
    follows: ['linh', 'amina', 'hana', 'olu', 'jonas'],
  },
  pilar: {
    name: 'Pilar Ortega',
    bio: 'Demo. Rice, fire and a long table. Forty years behind a stove and still learning salt.',
    avatar: 'paella-de-marisco',
    follows: ['teo', 'amina', 'beatriz', 'mara'],
  },
  sam: {
    name: 'Sam Whitaker',
    bio: 'Demo. Cooks for six on a ward kitchen budget. Beans are never boring.',
    follows: ['jonas', 'mara', 'noah', 'olu'],
  },
  hana: {
    name: 'Hana Mori',
    bio: 'Demo. Rice first. Small plates, sharp knives, quiet mornings.',
    avatar: 'shoyu-ramen',
    follows: ['linh', 'mara', 'dev'],
  },
  olu: {
    name: 'Olu Adeyemi',
    bio: 'Demo. Eats out on Fridays and pays for it himself. Notes on napkins.',
    follows: ['amina', 'dev', 'sam', 'noah', 'beatriz'],
  },
  beatriz: {
    name: 'Beatriz Campos',
    bio: 'Demo. Coconut milk, dendê and the radio on.',
    avatar: 'moqueca-baiana',
    follows: ['pilar', 'linh', 'olu'],
  },
  noah: {
    name: 'Noah Thibodeaux',
    bio: 'Demo. Stirs a roux the way other people fish: for the sitting still.',
    avatar: 'chicken-andouille-gumbo',
    follows: ['sam', 'teo', 'olu'],
  },
};
