// Written by `npm run types` from supabase/migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      blog_posts: {
        Row: {
          author: string
          category: string
          content: string
          created_at: string
          created_by: string | null
          date: string
          excerpt: string
          first_published_at: string | null
          focus_x: number
          focus_y: number
          id: number
          image: string
          image_alt: string
          publish_at: string | null
          read_minutes: number | null
          slug: string
          sort_order: number
          status: string
          title: string
          updated_at: string
          updated_by: string | null
          updated_on: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          author?: string
          category?: string
          content?: string
          created_at?: string
          created_by?: string | null
          date?: string
          excerpt?: string
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          id?: number
          image?: string
          image_alt?: string
          publish_at?: string | null
          read_minutes?: number | null
          slug: string
          sort_order?: number
          status?: string
          title: string
          updated_at?: string
          updated_by?: string | null
          updated_on?: string | null
          version?: number
        }
        Update: {
          author?: string
          category?: string
          content?: string
          created_at?: string
          created_by?: string | null
          date?: string
          excerpt?: string
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          id?: number
          image?: string
          image_alt?: string
          publish_at?: string | null
          read_minutes?: number | null
          slug?: string
          sort_order?: number
          status?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
          updated_on?: string | null
          version?: number
        }
        Relationships: []
      }
      derived_pictures: {
        Row: {
          files: NonNullable<Json>
          key: string
          master: string
        }
        ComputedFields: never
        Insert: {
          files: NonNullable<Json>
          key: string
          master: string
        }
        Update: {
          files?: NonNullable<Json>
          key?: string
          master?: string
        }
        Relationships: []
      }
      gallery_images: {
        Row: {
          alt: string
          category: string | null
          consent: string
          created_at: string
          created_by: string | null
          decorative: boolean
          description: string
          first_published_at: string | null
          focus_x: number
          focus_y: number
          height: number | null
          id: number
          publish_at: string | null
          sort_order: number
          status: string
          storage_path: string | null
          taken_at: string | null
          title: string | null
          updated_at: string
          updated_by: string | null
          url: string
          version: number
          width: number | null
        }
        ComputedFields: never
        Insert: {
          alt?: string
          category?: string | null
          consent?: string
          created_at?: string
          created_by?: string | null
          decorative?: boolean
          description?: string
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          height?: number | null
          id?: number
          publish_at?: string | null
          sort_order?: number
          status?: string
          storage_path?: string | null
          taken_at?: string | null
          title?: string | null
          updated_at?: string
          updated_by?: string | null
          url: string
          version?: number
          width?: number | null
        }
        Update: {
          alt?: string
          category?: string | null
          consent?: string
          created_at?: string
          created_by?: string | null
          decorative?: boolean
          description?: string
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          height?: number | null
          id?: number
          publish_at?: string | null
          sort_order?: number
          status?: string
          storage_path?: string | null
          taken_at?: string | null
          title?: string | null
          updated_at?: string
          updated_by?: string | null
          url?: string
          version?: number
          width?: number | null
        }
        Relationships: []
      }
      home_featured: {
        Row: {
          position: number
          tour_id: number
        }
        ComputedFields: never
        Insert: {
          position: number
          tour_id: number
        }
        Update: {
          position?: number
          tour_id?: number
        }
        Relationships: [
          {
            foreignKeyName: 'home_featured_tour_id_fkey'
            columns: ['tour_id']
            isOneToOne: true
            referencedRelation: 'tours'
            referencedColumns: ['id']
          },
        ]
      }
      kept_back: {
        Row: {
          created_at: string
          item_id: number
          kept_at: string
          kept_by: string | null
          kind: string
          row: Json | null
          sort_order: number
        }
        ComputedFields: never
        Insert: {
          created_at: string
          item_id: number
          kept_at?: string
          kept_by?: string | null
          kind: string
          row?: Json | null
          sort_order: number
        }
        Update: {
          created_at?: string
          item_id?: number
          kept_at?: string
          kept_by?: string | null
          kind?: string
          row?: Json | null
          sort_order?: number
        }
        Relationships: []
      }
      presses: {
        Row: {
          day: string
          kind: Database['public']['Enums']['press_kind']
          total: number
          tour_id: number
        }
        ComputedFields: never
        Insert: {
          day: string
          kind: Database['public']['Enums']['press_kind']
          total: number
          tour_id: number
        }
        Update: {
          day?: string
          kind?: Database['public']['Enums']['press_kind']
          total?: number
          tour_id?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          email: string | null
          full_name: string | null
          id: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id?: string
          updated_at?: string
        }
        Relationships: []
      }
      publishes: {
        Row: {
          actor: string | null
          actor_email: string | null
          allow_shrink: boolean
          asked_at: string | null
          at: string
          content: Json | null
          content_hash: string
          counts: NonNullable<Json>
          finished_at: string | null
          id: number
          kind: string
          live_hash: string | null
          message: string | null
          status: string
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          actor_email?: string | null
          allow_shrink?: boolean
          asked_at?: string | null
          at?: string
          content?: Json | null
          content_hash: string
          counts?: NonNullable<Json>
          finished_at?: string | null
          id?: never
          kind?: string
          live_hash?: string | null
          message?: string | null
          status?: string
        }
        Update: {
          actor?: string | null
          actor_email?: string | null
          allow_shrink?: boolean
          asked_at?: string | null
          at?: string
          content?: Json | null
          content_hash?: string
          counts?: NonNullable<Json>
          finished_at?: string | null
          id?: never
          kind?: string
          live_hash?: string | null
          message?: string | null
          status?: string
        }
        Relationships: []
      }
      redirects: {
        Row: {
          blog_post_id: number | null
          created_at: string
          from_path: string
          tour_id: number | null
        }
        ComputedFields: never
        Insert: {
          blog_post_id?: number | null
          created_at?: string
          from_path: string
          tour_id?: number | null
        }
        Update: {
          blog_post_id?: number | null
          created_at?: string
          from_path?: string
          tour_id?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'redirects_blog_post_id_fkey'
            columns: ['blog_post_id']
            isOneToOne: false
            referencedRelation: 'blog_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'redirects_tour_id_fkey'
            columns: ['tour_id']
            isOneToOne: false
            referencedRelation: 'tours'
            referencedColumns: ['id']
          },
        ]
      }
      site_facts: {
        Row: {
          id: number
          key: string
          updated_at: string
          updated_by: string | null
          value: NonNullable<Json>
          version: number
        }
        ComputedFields: never
        Insert: {
          id: number
          key: string
          updated_at?: string
          updated_by?: string | null
          value: NonNullable<Json>
          version?: number
        }
        Update: {
          id?: number
          key?: string
          updated_at?: string
          updated_by?: string | null
          value?: NonNullable<Json>
          version?: number
        }
        Relationships: []
      }
      tours: {
        Row: {
          best_months: number[]
          category: string
          created_at: string
          created_by: string | null
          description: string
          drive_time: string
          duration: string
          effort: string
          external_links: NonNullable<Json>
          featured: boolean
          first_published_at: string | null
          focus_x: number
          focus_y: number
          full_description: string
          id: number
          image: string
          image_alt: string
          includes: string[]
          itinerary: string[]
          location: string
          minimum_age: number | null
          participants: string
          pick_up: string
          price_from: Json | null
          publish_at: string | null
          slug: string
          sort_order: number
          status: string
          step_free: string
          title: string
          toilets: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          best_months?: number[]
          category: string
          created_at?: string
          created_by?: string | null
          description?: string
          drive_time?: string
          duration?: string
          effort?: string
          external_links?: NonNullable<Json>
          featured?: boolean
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          full_description?: string
          id?: number
          image?: string
          image_alt?: string
          includes?: string[]
          itinerary?: string[]
          location?: string
          minimum_age?: number | null
          participants?: string
          pick_up?: string
          price_from?: Json | null
          publish_at?: string | null
          slug: string
          sort_order?: number
          status?: string
          step_free?: string
          title: string
          toilets?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          best_months?: number[]
          category?: string
          created_at?: string
          created_by?: string | null
          description?: string
          drive_time?: string
          duration?: string
          effort?: string
          external_links?: NonNullable<Json>
          featured?: boolean
          first_published_at?: string | null
          focus_x?: number
          focus_y?: number
          full_description?: string
          id?: number
          image?: string
          image_alt?: string
          includes?: string[]
          itinerary?: string[]
          location?: string
          minimum_age?: number | null
          participants?: string
          pick_up?: string
          price_from?: Json | null
          publish_at?: string | null
          slug?: string
          sort_order?: number
          status?: string
          step_free?: string
          title?: string
          toilets?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          role: Database['public']['Enums']['app_role']
          until: string | null
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          role: Database['public']['Enums']['app_role']
          until?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          role?: Database['public']['Enums']['app_role']
          until?: string | null
          user_id?: string
        }
        Relationships: []
      }
      withdrawn_pictures: {
        Row: {
          at: string
          hash: string
        }
        ComputedFields: never
        Insert: {
          at?: string
          hash: string
        }
        Update: {
          at?: string
          hash?: string
        }
        Relationships: []
      }
    }
    Views: {
      published_blog_posts: {
        Row: {
          author: string | null
          category: string | null
          content: string | null
          date: string | null
          excerpt: string | null
          focus_x: number | null
          focus_y: number | null
          id: number | null
          image: string | null
          image_alt: string | null
          read_minutes: number | null
          slug: string | null
          title: string | null
          updated_on: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      published_gallery_images: {
        Row: {
          alt: string | null
          category: string | null
          decorative: boolean | null
          description: string | null
          focus_x: number | null
          focus_y: number | null
          height: number | null
          id: number | null
          title: string | null
          url: string | null
          width: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      published_site_facts: {
        Row: {
          id: number
          key: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          id?: number | null
          key?: string | null
          value?: Json | null
        }
        Update: {
          id?: number | null
          key?: string | null
          value?: Json | null
        }
        Relationships: []
      }
      published_tours: {
        Row: {
          best_months: number[] | null
          category: string | null
          description: string | null
          drive_time: string | null
          duration: string | null
          effort: string | null
          external_links: Json | null
          featured: boolean | null
          focus_x: number | null
          focus_y: number | null
          full_description: string | null
          id: number | null
          image: string | null
          image_alt: string | null
          includes: string[] | null
          itinerary: string[] | null
          location: string | null
          minimum_age: number | null
          participants: string | null
          pick_up: string | null
          price_from: Json | null
          slug: string | null
          step_free: string | null
          title: string | null
          toilets: string | null
        }
        ComputedFields: never
        Relationships: []
      }
    }
    Functions: {
      activity: {
        Args: { before_id?: number; of_row?: string; of_table?: string; page_size?: number }
        Returns: {
          actor: string
          actor_email: string
          actor_name: string
          at: string
          id: number
          new_row: Json
          old_row: Json
          op: string
          row_id: string
          table_name: string
          title: string
        }[]
      }
      arrange_rows: { Args: { of_table: string; row_ids: number[] }; Returns: undefined }
      begin_publish: { Args: { allow_shrink?: boolean; kind?: string; live: Json }; Returns: Json }
      count_press: {
        Args: { of_tour?: number; pressed: Database['public']['Enums']['press_kind'] }
        Returns: undefined
      }
      dashboard: { Args: { keys?: string[] }; Returns: Json }
      end_access: { Args: { account: string }; Returns: string }
      files_to_remove: {
        Args: Record<PropertyKey, never>
        Returns: {
          name: string
          reason: string
        }[]
      }
      files_without_thumbnail: { Args: Record<PropertyKey, never>; Returns: string[] }
      finish_publish: {
        Args: { note?: string; outcome: string; publish_id: number }
        Returns: boolean
      }
      give_role: {
        Args: { account: string; ends?: string; wanted: Database['public']['Enums']['app_role'] }
        Returns: string
      }
      grant_admin: { Args: { email: string }; Returns: string }
      hand_over: { Args: { account: string }; Returns: undefined }
      invitation_sent: { Args: { invitation_id: number }; Returns: boolean }
      invite: {
        Args: { address: string; ends?: string; wanted: Database['public']['Enums']['app_role'] }
        Returns: Json
      }
      keep_as_shipped: { Args: { is_kept: boolean; of_point: string }; Returns: boolean }
      keep_back: {
        Args: { id: number; kind: string; live_hash?: string; live_row?: Json }
        Returns: undefined
      }
      kept_items: {
        Args: Record<PropertyKey, never>
        Returns: {
          actor: string
          actor_name: string
          id: number
          kept_at: string
          kind: string
          status: string
          title: string
        }[]
      }
      launch_state: { Args: Record<PropertyKey, never>; Returns: Json }
      list_invitations: {
        Args: Record<PropertyKey, never>
        Returns: {
          accepted_at: string
          at: string
          email: string
          expires_at: string
          id: number
          invited_by: string
          role: Database['public']['Enums']['app_role']
          sent_at: string
          state: string
          until: string
        }[]
      }
      move_row: { Args: { before_id: number; of_table: string; row_id: number }; Returns: number }
      my_access: {
        Args: Record<PropertyKey, never>
        Returns: {
          has_ended: boolean
          rights: string[]
          role: string
          since: string
          until: string
        }[]
      }
      orphan_files: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          name: string
          size: number
        }[]
      }
      people: {
        Args: Record<PropertyKey, never>
        Returns: {
          contact_email: string
          created_at: string
          full_name: string
          has_ended: boolean
          id: string
          is_confirmed: boolean
          is_owner: boolean
          is_self: boolean
          last_sign_in_at: string
          role: Database['public']['Enums']['app_role']
          sign_in_email: string
          until: string
        }[]
      }
      picture_file: { Args: { address: string }; Returns: string }
      picture_hash: { Args: { file: string }; Returns: string }
      picture_uses: {
        Args: { picture_url: string }
        Returns: {
          id: number
          kind: string
          places: string[]
          status: string
          title: string
        }[]
      }
      pictures_of: {
        Args: { content_row: Json }
        Returns: {
          address: string
          field: string
        }[]
      }
      place_rows: {
        Args: { before_id: number; of_table: string; row_ids: number[] }
        Returns: undefined
      }
      presses_by_week: { Args: { weeks?: number }; Returns: Json }
      publish_asked: { Args: { publish_id: number }; Returns: boolean }
      publish_log: {
        Args: { before_id?: number; page_size?: number }
        Returns: {
          actor: string
          actor_email: string
          actor_name: string
          allow_shrink: boolean
          at: string
          content_hash: string
          counts: Json
          finished_at: string
          has_content: boolean
          id: number
          kind: string
          live_hash: string
          message: string
          status: string
        }[]
      }
      published_content: { Args: Record<PropertyKey, never>; Returns: Json }
      published_lines: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: number
          key: string
          kind: string
          place: number
          value: string
        }[]
      }
      release: { Args: { id: number; kind: string }; Returns: undefined }
      restore_change: { Args: { change_id: number }; Returns: Json }
      revoke_invitation: { Args: { invitation_id: number }; Returns: boolean }
      roll_back: { Args: { publish_id: number }; Returns: Json }
      set_home_featured: { Args: { tour_ids: number[] }; Returns: undefined }
      trashed_files: {
        Args: Record<PropertyKey, never>
        Returns: {
          deleted_at: string
          name: string
          size: number
          title: string
        }[]
      }
      waiting_changes: { Args: { live: Json }; Returns: Json }
      withdrawn_uses: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: number
          kind: string
          picture_url: string
          places: string[]
          status: string
          title: string
        }[]
      }
    }
    Enums: {
      app_role: 'owner' | 'admin' | 'editor' | 'contributor' | 'user'
      press_kind: 'send' | 'mail' | 'call' | 'brochure' | 'shortlist'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      app_role: ['owner', 'admin', 'editor', 'contributor', 'user'],
      press_kind: ['send', 'mail', 'call', 'brochure', 'shortlist'],
    },
  },
} as const
