interface Palette {
  ground: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  link: string;
  panel: string;
  action: string;
  onAction: string;
  mark: string;
  onMark: string;
}

/** The site's colours in the roles that a mail has. */
export const light: Palette = {
  ground: '#FBF7F0',
  card: '#FFFFFF',
  ink: '#14302E',
  quiet: '#45605C',
  line: '#A9D0C6',
  link: '#1F5650',
  panel: '#F9E7DF',
  action: '#1F5650',
  onAction: '#FFFFFF',
  mark: '#1F5650',
  onMark: '#F3C969',
};

export const dark: Palette = {
  ground: '#0D2422',
  card: '#14302E',
  ink: '#FBF7F0',
  quiet: '#BCD2CC',
  line: '#2F5A54',
  link: '#A9D0C6',
  panel: '#1F423D',
  action: '#A9D0C6',
  onAction: '#0D2422',
  mark: '#1F5650',
  onMark: '#F3C969',
};
