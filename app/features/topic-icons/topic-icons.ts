import {
  Award,
  BellRing,
  CalendarClock,
  ClipboardList,
  GraduationCap,
  HandHeart,
  Handshake,
  HeartHandshake,
  type IconNode,
  Leaf,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Scale,
  Sprout,
  Users,
} from 'lucide';

const topicIcons: Readonly<Record<string, IconNode>> = {
  monitoring: BellRing,
  plans: ClipboardList,
  scheduling: CalendarClock,
  kindness: HandHeart,
  honesty: MessageCircle,
  respect: Handshake,
  meaning: HeartHandshake,
  development: GraduationCap,
  team: Users,
  balance: Scale,
  recognition: Award,
  culture: Sprout,
  phone: Phone,
  email: Mail,
  location: MapPin,
};

interface Topic {
  id: string;
  title: string;
  text: string;
}

export type DrawnTopic = Topic & { icon: IconNode };

/** On the server: drawings reach the page like its words, not through its script. */
export function withIcons(topics: readonly Topic[]): DrawnTopic[] {
  return topics.map((topic) => ({ ...topic, icon: topicIcons[topic.id] ?? Leaf }));
}
